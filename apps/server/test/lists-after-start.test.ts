// A server that is killed and started again has its lists from the file that it wrote, as they are by then. One without a
// file answers nothing that its lists are needed for before it has loaded them.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'stoa-lists-'))
const logFile = join(folder, 'log')
let server: ServerProcess | undefined
beforeAll(async () => {
  database = await openTestDatabase(1)
})
afterAll(async () => {
  await server?.end('SIGTERM')
  await database.close()
  rmSync(folder, { recursive: true })
})

const start = async () => {
  server = await startServer({ DATABASE_URL: database.url, STOA_DATA_DIR: folder, LOG_LEVEL: 'info' }, [], logFile)
  return server
}

async function cheapest(origin: string): Promise<unknown> {
  const response = await fetch(`${origin}/api/en/products/getbycategoryid?sort=PriceAscending&psize=1`)
  expect(response.status).toBe(200)
  return response.json()
}

const logged = () => readFileSync(logFile, 'utf8')
const waitLong = { interval: 50, timeout: 60_000 }

test('a killed server starts from the file, with what has changed since', async () => {
  rmSync(join(folder, 'lists'), { recursive: true, force: true })
  const first = await start()
  await expect.poll(() => existsSync(join(folder, 'lists', 'columns')), waitLong).toBe(true)
  await expect.poll(logged, waitLong).toContain('have no file yet')
  await first.end('SIGKILL')
  await sql`update product set price_cents = 1, price_protected_until = null where id = 12`.execute(database.db)
  const second = await start()
  await expect.poll(async () => (await fetch(`${second.origin}/readyz`)).status, waitLong).toBe(200)
  await expect.poll(logged, waitLong).toContain('come from their file')
  expect(JSON.stringify(await cheapest(second.origin))).toContain('"id":12')
})

test('while everything is loaded, pages and calls wait or ask to come again: nothing is missing or empty', async () => {
  rmSync(join(folder, 'lists'), { recursive: true, force: true })
  await server?.end('SIGTERM')
  const { rows } = await sql<{ category: string; product: string }>`
    select (select url from category where id = 1) as category, (select url from product where id = 12) as product`.execute(
    database.db,
  )
  const [{ category, product } = { category: '', product: '' }] = rows
  const paths = [
    `/en/categories/${category}`,
    `/en/products/${product}`,
    '/en/search-results?text=zorba',
    '/api/en/products/getbycategoryid?id=1&psize=1',
    '/api/en/products/search?text=zorba&psize=1',
  ]
  // loading reads all stock, in statements that wait for this lock
  const lock = await database.db.startTransaction().execute()
  await sql`lock table stock in access exclusive mode`.execute(lock)
  const { origin } = await start()
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  const asked = paths.map((path) => fetch(origin + path))
  await pause(1500)
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  await lock.rollback().execute()
  const early = await Promise.all(asked)
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, waitLong).toBe(200)
  for (const [index, response] of early.entries()) {
    const later = await fetch(`${origin}${paths[index]}`)
    expect([later.status, paths[index]]).toEqual([200, paths[index]])
    if (response.status === 200) expect((await response.text()).length).toBeGreaterThan((await later.text()).length / 2)
    else expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  }
})
