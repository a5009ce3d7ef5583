// Shutting down the server with its private database: requests in flight are answered, and the database stops cleanly
// with it.

import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { spawnServer, startServer } from './server-process.ts'

/** Each test starts on the database that the previous one has stopped. */
const folder = mkdtempSync(join(tmpdir(), 'stoa-shutdown-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const environment = { STOA_DATA_DIR: folder, LIMITS: 'off' }
const databaseRuns = (): boolean => existsSync(join(folder, 'postgres', 'postmaster.pid'))
const slow = { timeout: 60_000 }

interface CallInFlight {
  /** Sends the rest; resolves with the response, or why there was none. */
  finish(): Promise<unknown>
}

/** A request that the server has begun to read, and that waits for its body. */
async function beginCall(origin: string): Promise<CallInFlight> {
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const call = request(`${origin}/api/el/orders/composeordertotals`, { method: 'POST', headers, agent: false })
  const answer = once(call, 'response').then(
    async ([response]: IncomingMessage[]) => response && { status: response.statusCode, ...(await totalsIn(response)) },
    (error: Error) => error.message,
  )
  call.flushHeaders()
  await once(call, 'continue')
  return {
    finish() {
      call.end(JSON.stringify({ items: [{ pid: 1, dimension: 0, quantity: 1 }], ctid: 1, shtid: 1, pmtid: 1 }))
      return answer
    },
  }
}

const totalsIn = async (response: IncomingMessage): Promise<{ fp: unknown }> => {
  const { fp } = (await json(response)) as { fp: unknown }
  return { fp }
}

function takesCalls(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  return new Promise((answer) => {
    const socket = connect(Number(port), hostname, () => {
      socket.destroy()
      answer(true)
    })
    socket.once('error', () => answer(false))
  })
}

// Ctrl-C arrives twice: from the terminal, and from `npm start`, which forwards it
test.each([['SIGTERM', 1] as const, ['SIGINT', 2] as const])(
  'every call in flight is answered after %s, which comes %i times',
  async (signal, times) => {
    const server = await startServer(environment)
    const calls = await Promise.all(Array.from({ length: 12 }, () => beginCall(server.origin)))
    const ended = server.end(signal)
    await vi.waitFor(async () => expect(await takesCalls(server.origin)).toBe(false), slow)
    if (times > 1) process.kill(server.pid, signal)

    const answers = await Promise.all(calls.map((call) => call.finish()))

    expect(answers).toEqual(calls.map(() => ({ status: 200, fp: expect.any(String) })))
    expect(await ended).toBe(0)
    expect(databaseRuns()).toBe(false)
  },
)

test('a server that fails to start stops its database', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await once(occupant, 'listening')
  onTestFinished(() => void occupant.close())
  const address = occupant.address()
  const PORT = String(address && typeof address === 'object' ? address.port : 0)
  await expect(startServer({ ...environment, PORT })).rejects.toThrow('the server ended with 1')
  await vi.waitFor(() => expect(databaseRuns()).toBe(false), slow)
})

test('so does one that is terminated while it starts', async () => {
  const child = spawnServer(environment)
  await vi.waitFor(() => expect(databaseRuns()).toBe(true), slow)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([143, null])
  await vi.waitFor(() => expect(databaseRuns()).toBe(false), slow)
})
