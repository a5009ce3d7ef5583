// Without a database the shop responds as browsers, search engines and load balancers expect, and recovers as soon as
// its database is back.

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const shop = 'shop-that-loses-its-database'

let database: TestDatabase
let proxy: DatabaseProxy
let server: ServerProcess
beforeAll(async () => {
  database = await openTestDatabase(1)
  proxy = await openDatabaseProxy(database.url)
  server = await startServer({ DATABASE_URL: `${proxy.url}?application_name=${shop}`, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await proxy.close()
  await database.close()
})

/** One that is read for each call, and one that is kept. */
const calls = [
  `/api/en/orders/GetOrderStatusChangesByOrderUID?uid=${randomUUID()}`,
  '/api/en/categories/getByParentCategoryId',
] as const

const paths = ['/readyz', ...calls, '/', '/en', '/categories/nowhere', '/pages/nowhere.data']

interface Seen {
  status: number
  retryAfter: string | null
  cache: string | null
  text: string
}

async function see(path: string): Promise<Seen> {
  const response = await fetch(server.origin + path, { signal: AbortSignal.timeout(30_000) })
  const { status, headers } = response
  const text = await response.text()
  return { status, retryAfter: headers.get('retry-after'), cache: headers.get('cache-control'), text }
}

const statuses = async (): Promise<Record<string, number>> =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await see(path)).status] as const)))

const served = {
  ...Object.fromEntries(paths.map((path) => [path, 200])),
  [calls[0]]: 404,
  '/categories/nowhere': 404,
  '/pages/nowhere.data': 404,
}
/** Pages and answers that were shown a moment before go on; the rest, and what was never asked for, waits for the database. */
const unavailable = {
  ...Object.fromEntries(paths.map((path) => [path, 503])),
  [calls[1]]: 200,
  '/': 200,
  '/en': 200,
}

const patience = { timeout: 60_000, interval: 100 }

/** Nothing is cached until the process follows changes again; lists that load after that drop the home page once more. */
async function untilCached(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await statuses()).toEqual(served)
    await pause(1000)
    expect((await see('/metrics')).text).toMatch(/^stoa_cached_pages [2-9]/m)
  }, patience)
}

const countFaults = async (): Promise<number> =>
  Number(/^stoa_faults_total (\d+)$/m.exec((await see('/metrics')).text)?.[1])

test('without a database cached pages go on, the rest is 503, and all is as before when it is back', async () => {
  await untilCached()
  const before = await countFaults()
  await proxy.close()
  await vi.waitFor(async () => expect(await statuses()).toEqual(unavailable), patience)
  const call = await see(calls[0])
  expect(call).toMatchObject({ status: 503, retryAfter: '5', cache: 'no-store' })
  expect(JSON.parse(call.text)).toMatchObject({ code: 'service_unavailable', details: { retryAfter: 5 } })
  // longer than the process waits for the change log
  await pause(7000)
  expect(await see('/en')).toMatchObject({ status: 200, retryAfter: null })
  const page = await see('/en/products/never-asked-for')
  expect(page).toMatchObject({ status: 503, retryAfter: '5', cache: 'no-store' })
  expect(page.text).toContain('Something went wrong on our side')
  // the calls and the pages of `statuses`, and the two above
  expect((await countFaults()) - before).toBeGreaterThanOrEqual(5)
  expect(process.kill(server.pid, 0)).toBe(true)
  await proxy.open()
  await vi.waitFor(async () => expect(await statuses()).toEqual(served), patience)
})

test('a database that hangs hangs nobody: not ready within a second, cached pages at once, the rest 503 in the end', async () => {
  await untilCached()
  proxy.hang()
  const started = performance.now()
  expect((await see('/readyz')).status).toBe(503)
  expect(performance.now() - started).toBeLessThan(2000)
  expect((await see('/en')).status).toBe(200)
  const uncached = ['/en/products/never-asked-for-either', calls[0]]
  const answers = await Promise.all(uncached.map(see))
  expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(uncached.map(() => [503, '5']))
  expect((await see('/en')).status).toBe(200)
  proxy.resume()
  await vi.waitFor(async () => expect(await statuses()).toEqual(served), patience)
})

test('connections whose PostgreSQL process is stopped are given up, and others take their place', async () => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = '${shop}'`,
  )
  const stopped = rows.map(({ pid }) => pid)
  expect(stopped.length).toBeGreaterThan(0)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    await vi.waitFor(async () => expect(await statuses()).toEqual(served), patience)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
})
