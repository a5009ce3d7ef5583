// Without a database the shop responds as browsers, search engines and load balancers expect, and recovers as soon as
// its database is back.

import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts'
import { type ServerProcess, startServer } from './server-process.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let server: ServerProcess
beforeAll(async () => {
  database = await openTestDatabase(1)
  proxy = await openDatabaseProxy(database.url)
  server = await startServer({ DATABASE_URL: proxy.url, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await proxy.close()
  await database.close()
})

const paths = [
  '/readyz',
  '/api/en/categories/getByParentCategoryId',
  '/',
  '/en',
  '/categories/nowhere',
  '/pages/nowhere.data',
]

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
  '/categories/nowhere': 404,
  '/pages/nowhere.data': 404,
}
const unavailable = Object.fromEntries(paths.map((path) => [path, 503]))

const patience = { timeout: 60_000, interval: 100 }

test('everything is 503 while the database is down, and as before when it is back', async () => {
  await vi.waitFor(async () => expect(await statuses()).toEqual(served), patience)
  await proxy.close()
  await vi.waitFor(async () => expect(await statuses()).toEqual(unavailable), patience)
  const call = await see('/api/en/categories/getByParentCategoryId')
  expect(call).toMatchObject({ retryAfter: '5', cache: 'no-store' })
  expect(JSON.parse(call.text)).toMatchObject({ code: 'service_unavailable', details: { retryAfter: 5 } })
  const page = await see('/en')
  expect(page).toMatchObject({ retryAfter: '5', cache: 'no-store' })
  expect(page.text).toContain('Something went wrong on our side')
  expect(process.kill(server.pid, 0)).toBe(true)
  await proxy.open()
  await vi.waitFor(async () => expect(await statuses()).toEqual(served), patience)
})

test('a database that hangs is not ready, and is ready when it resumes', async () => {
  proxy.hang()
  await vi.waitFor(async () => expect((await see('/readyz')).status).toBe(503), patience)
  proxy.resume()
  await vi.waitFor(async () => expect(await statuses()).toEqual(served), patience)
})
