// One process answers the lists of two web processes on its machine: both show what changes, and go on as well as they can
// while it is away.

import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { changePrice } from '@stoa/api/catalogue/products/price.service'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { formatMoney } from '@stoa/domain/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ServerProcess, spawnServer, startServer } from './server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-lists-'))
const dataDir = join(folder, 'web')
const socketPath = join(folder, 'lists', 'socket')

let database: TestDatabase
let lists: ServerProcess
let webs: ServerProcess[]
const listsEnvironment = () => ({ DATABASE_URL: database.url, STOA_DATA_DIR: folder })
const startLists = () => startServer(listsEnvironment(), ['--role', 'lists'])
beforeAll(async () => {
  database = await openTestDatabase(1)
  lists = await startLists()
  const environment = {
    ...{
      DATABASE_URL: database.url,
      LISTS_SOCKET: socketPath,
      SANDBOX: 'false',
      LIMITS: 'off',
      STOA_DATA_DIR: dataDir,
    },
  }
  const startWeb = () => startServer(environment, ['--role', 'web'])
  webs = await Promise.all([startWeb(), startWeb()])
})
afterAll(async () => {
  await Promise.all([...webs, lists].map((server) => server.end('SIGTERM')))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const patience = { timeout: 60_000, interval: 20 }

interface Seen {
  status: number
  retryAfter: string | null
  text: string
}

const see = (path: string): Promise<Seen[]> =>
  Promise.all(
    webs.map(async ({ origin }) => {
      const response = await fetch(origin + path)
      return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
    }),
  )

const statuses = async (path: string) => (await see(path)).map(({ status }) => status)

/** The cheapest product of all, read for each call. */
const cheapest = '/api/en/products/getbycategoryid?sort=PriceAscending&psize=1'
const setPrice = (id: number, cents: number) => changePrice(database.db, { productId: id, cents, now: Date.now() })

async function findProduct(): Promise<{ id: number; category: string; cents: number }> {
  const { rows } = await database.pool.query<{ id: number; category: string; cents: number }>(`
    select p.id, c.url as category, p.price_cents as cents from product p
    join product_category pc on pc.product_id = p.id and pc.main join category c on c.id = pc.category_id
    where p.text_language = 'en' and p.publisher_price_cents is null order by p.id limit 1`)
  const [product] = rows
  if (!product) throw new Error('the demo shop has no such product')
  return product
}

test('a changed price shows in the lists of both', async () => {
  const { id, category, cents } = await findProduct()
  const page = `/categories/${category}`
  await expect.poll(() => statuses(page), patience).toEqual([200, 200])
  expect((await setPrice(id, cents + 137)).ok).toBe(true)
  const shown = formatMoney(cents + 137, 'el')
  await vi.waitFor(async () => {
    for (const { text } of await see(page)) expect(text).toContain(shown)
  }, patience)
  expect((await setPrice(id, 1)).ok).toBe(true)
  await vi.waitFor(async () => {
    for (const { text } of await see(cheapest)) expect(text).toContain(`"id":${id},`)
  }, patience)
})

test('a second lists process at the same socket says so and ends', async () => {
  const second = spawnServer(listsEnvironment(), ['--role', 'lists'])
  const said = second.stderr ? text(second.stderr) : ''
  await once(second, 'exit')
  expect([second.exitCode, await said]).toEqual([1, `Another process answers at ${socketPath}.\n`])
  expect(await statuses(cheapest)).toEqual([200, 200])
})

test('while it hangs, a list is refused in seconds, and what is kept is shown', async () => {
  await expect.poll(() => statuses('/'), patience).toEqual([200, 200])
  process.kill(lists.pid, 'SIGSTOP')
  try {
    const refused = { status: 503, retryAfter: '5' }
    expect(await see('/readyz')).toMatchObject([{ status: 503 }, { status: 503 }])
    expect(await see(cheapest)).toMatchObject([refused, refused])
    expect(await see('/en/search?q=never')).toMatchObject([refused, refused])
    expect(await statuses('/')).toEqual([200, 200])
  } finally {
    process.kill(lists.pid, 'SIGCONT')
  }
  await expect.poll(() => statuses(cheapest), patience).toEqual([200, 200])
})

test('killed and started again, it knows what has changed meanwhile', async () => {
  const { id } = await findProduct()
  expect((await setPrice(id, 999_900)).ok).toBe(true)
  await lists.end('SIGKILL')
  expect(existsSync(socketPath)).toBe(true)
  expect(await statuses('/readyz')).toEqual([503, 503])
  expect(await statuses(cheapest)).toEqual([503, 503])
  expect((await setPrice(id, 1)).ok).toBe(true)
  lists = await startLists()
  await expect.poll(() => statuses('/readyz'), patience).toEqual([200, 200])
  for (const { text } of await see(cheapest)) expect(text).toContain(`"id":${id},`)
})

test('a web process has no columns of its own', () => {
  expect([existsSync(join(folder, 'lists')), existsSync(join(dataDir, 'lists'))]).toEqual([true, false])
})
