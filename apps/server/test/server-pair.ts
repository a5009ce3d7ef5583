// Two real servers on one database, asked in turn: for what must hold between processes.

import { randomUUID } from 'node:crypto'
import { type Post, postTo } from '@stoa/api/test/http-api'
import { buyer, totalsInput, type Wire } from '@stoa/api/test/order-request'
import { accountSettings, type WireAnswer } from '@stoa/api/test/test-api'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { expect } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

export interface ServerPair {
  database: TestDatabase
  /** The servers' own, for what is written beside them. */
  clock: { readonly now: number }
  servers: readonly ServerProcess[]
  /** The first call to the one, the second to the other, and so on. */
  post: Post
  close(): Promise<void>
}

/** Who signs in with `signIn` of the API's tests is signed in with both. */
export async function openServerPair(environment: Record<string, string> = {}): Promise<ServerPair> {
  const database = await openTestDatabase(4)
  const settings = {
    ...{ DATABASE_URL: database.url, SANDBOX: 'false', LIMITS: 'off' },
    SESSION_SECRET: new TextDecoder().decode(accountSettings.secret),
    ...environment,
  }
  const start = () => startServer(settings, ['--role', 'web'])
  const servers = await Promise.all([start(), start()])
  const posts = servers.map(({ origin }) => postTo(origin))
  let turn = 0
  return {
    database,
    clock: {
      get now() {
        return Date.now()
      },
    },
    servers,
    post(path, body, headers) {
      turn += 1
      const post = posts[turn % posts.length]
      if (!post) throw new Error('no server is open')
      return post(path, body, headers)
    },
    async close() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await database.close()
    },
  }
}

/** A cash order to a home in Athens with its present totals, except where `changes` says otherwise. */
export async function requestOrder(
  { post }: Pick<ServerPair, 'post'>,
  items: Wire[],
  changes: Wire = {},
  headers?: Record<string, string>,
): Promise<Wire> {
  const order = { ...buyer, items, ...changes }
  const { status, body } = await post('/el/orders/composeordertotals', totalsInput(order), headers)
  expect([status, body.code]).toEqual([200, undefined])
  return { ...order, fp: body.fp }
}

/** Each call with a key of its own, unless one is given. */
export const saveOrder = (
  { post }: Pick<ServerPair, 'post'>,
  order: Wire,
  headers: Record<string, string> = {},
): Promise<WireAnswer> => post('/en/orders/save', order, { 'idempotency-key': randomUUID(), ...headers })

/** So many buyers with the same cart at once. */
export const saveAtOnce = (pair: ServerPair, count: number, order: Wire): Promise<WireAnswer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => saveOrder(pair, { ...order, eml: `buyer${index}@example.gr` })),
  )
