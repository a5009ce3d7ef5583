// A socket of this machine that only its owner may open.

import { lstat, mkdir, rm } from 'node:fs/promises'
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
  await mkdir(dirname(path), { recursive: true })
  await removeAbandoned(path)
  const usual = process.umask(0o177)
  try {
    await app.listen({ path })
  } finally {
    process.umask(usual)
  }
}

/** The socket of a process that was killed, and nothing else. */
async function removeAbandoned(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return
  if (!found.isSocket()) throw new ConfigError(`${path} is a file: name another one with LISTS_SOCKET.`)
  const fault = await faultOfConnecting(path)
  if (fault === null) throw new ConfigError(`Another process answers at ${path}.`)
  if (fault.code !== 'ECONNREFUSED') throw new ConfigError(`${path} cannot be opened: ${fault.message}.`)
  await rm(path, { force: true })
}

/** Null when somebody answers. */
function faultOfConnecting(path: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(null)
    })
    socket.once('error', resolve)
  })
}
