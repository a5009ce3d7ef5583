// The page cache with the pages of the built-in shop.

import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

let database: TestDatabase
let server: ServerProcess
beforeAll(async () => {
  database = await openTestDatabase(1)
  server = await startServer({ DATABASE_URL: database.url, LIMITS: 'off', SANDBOX: 'false' }, ['--role', 'web'])
})
afterAll(async () => {
  await server.end('SIGTERM')
  await database.close()
})

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

test('24 MB keep a thousand pages of products', async () => {
  const { rows } = await database.pool.query<{ url: string }>('select url from product where active order by id')
  const some = rows.filter((_, index) => index % 8 === 0)
  const headers = { 'accept-encoding': 'br' }
  for (const { url } of some) await (await fetch(`${server.origin}/products/${url}`, { headers })).arrayBuffer()
  expect(await metric('stoa_cached_pages')).toBe(some.length)
  const bytes = (await metric('stoa_cached_page_bytes')) / some.length
  expect((24 * 1024 * 1024) / bytes).toBeGreaterThanOrEqual(1000)
})
