// What stops the start is said in a sentence, not by a stack.

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnServer } from './server-process.ts'

let database: TestDatabase
let neighbour: Server
let takenPort = ''
beforeAll(async () => {
  database = await openTestDatabase(1)
  neighbour = createServer().listen(0, '127.0.0.1')
  await once(neighbour, 'listening')
  takenPort = String((neighbour.address() as AddressInfo).port)
})
afterAll(async () => {
  neighbour.close()
  await database.close()
})

async function startWith(environment: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = spawnServer({ DATABASE_URL: database.url, ...environment })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8')
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

const changed = (parts: Partial<Pick<URL, 'password' | 'pathname'>>): string =>
  Object.assign(new URL(database.url), parts).href

const cases: [string, () => Record<string, string>, string][] = [
  ['the port is taken', () => ({ PORT: takenPort }), 'is taken: another program listens there'],
  ['the sandbox’s port is taken', () => ({ SANDBOX_PORT: takenPort }), 'is taken: another program listens there'],
  [
    'nothing answers',
    () => ({ DATABASE_URL: 'postgres://stoa:secret@127.0.0.1:9/stoa' }),
    'at 127.0.0.1:9 does not answer',
  ],
  ['the password is wrong', () => ({ DATABASE_URL: changed({ password: 'wrong' }) }), 'refuses this user or password'],
  ['there is no such database', () => ({ DATABASE_URL: changed({ pathname: '/none' }) }), 'the database none at'],
  ['the host is unknown', () => ({ DATABASE_URL: 'postgres://a:secret@nowhere.invalid/stoa' }), 'is not known'],
]

test.each(cases)('%s', async (_, environment, sentence) => {
  const { code, said } = await startWith(environment())
  expect([code, said.trimEnd().split('\n')]).toEqual([1, [expect.stringContaining(sentence)]])
  expect(said).not.toContain('secret')
})
