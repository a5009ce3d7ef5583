// A socket of this machine that only its owner may open, and that only one process answers on.

import { mkdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config.ts'

/** What every system can hold. */
const maxPathBytes = 100

export async function listenOnSocket(app: FastifyInstance, path: string): Promise<void> {
  if (Buffer.byteLength(path) > maxPathBytes)
    throw new ConfigError(
      `The path of a socket has at most ${maxPathBytes} bytes: name a shorter one with LISTS_SOCKET.`,
    )
  if (await isAnswered(path)) throw new ConfigError(`Another process answers at ${path}.`)
  await mkdir(dirname(path), { recursive: true })
  // of a process that was killed
  await rm(path, { force: true })
  const usual = process.umask(0o177)
  try {
    await app.listen({ path })
  } finally {
    process.umask(usual)
  }
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
