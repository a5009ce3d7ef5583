// Concurrent buyers, over real sockets and a real database: nothing is sold twice, nothing is written twice, nothing
// deadlocks.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type HttpApi, openHttpApi, tally } from './http-api.ts'
import { expectConsistentLedger } from './invariants.ts'
import { countCopies, makeProduct, setCopies } from './make-product.ts'
import { line, orderRequest, type Wire } from './order-request.ts'
import type { WireAnswer } from './test-api.ts'

let api: HttpApi
beforeAll(async () => {
  api = await openHttpApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const save = (order: Wire, key: string = randomUUID()): Promise<WireAnswer> =>
  api.post('/en/orders/save', order, { 'idempotency-key': key })

const buyers = (count: number, order: Wire): Promise<WireAnswer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => save({ ...order, eml: `buyer${index}@example.com` })))

const soldOut = '409 out_of_stock application/problem+json'

async function countOrders(productId: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct order_id)::int as orders from order_line where product_id = ${productId}`.execute(
    api.database.db,
  )
  return rows[0]?.orders ?? 0
}

test('three hundred buyers for ten copies in three branches: ten orders, refusals for the others', async () => {
  const book = await makeProduct(api.database.db, { copies: [4, 3, 3] })
  const answers = await buyers(300, await orderRequest(api.app, [line(book)]))
  expect(tally(answers)).toEqual({ 200: 10, [soldOut]: 290 })
  expect(await countCopies(api.database.db, book)).toEqual({ quantities: [0, 0, 0], moved: 0 })
  expect(await countOrders(book)).toBe(10)
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.cd)).size).toBe(10)
})

test('a hundred buyers for ten copies of a title to come: ten places, refusals for the others', async () => {
  const { db } = api.database
  const book = await makeProduct(db, { availability: 'pre_order', releaseDate: '2999-12-31', copies: [] })
  await sql`insert into advance_sale (product_id, own_limit) values (${book}, 10)`.execute(db)
  const answers = await buyers(100, await orderRequest(api.app, [line(book)]))
  expect(tally(answers)).toEqual({ 200: 10, [soldOut]: 90 })
  const { rows } = await sql<{ place: number }>`
    select place from advance_place where product_id = ${book} order by place`.execute(db)
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('an order may need more copies than any one branch has', async () => {
  const book = await makeProduct(api.database.db, { copies: [2, 2, 1] })
  const order = await orderRequest(api.app, [line(book, 5)])
  expect(tally(await buyers(5, order))).toEqual({ 200: 1, [soldOut]: 4 })
  expect((await countCopies(api.database.db, book)).quantities).toEqual([0, 0, 0])
})

test('the same book on two lines counts twice', async () => {
  const book = await makeProduct(api.database.db, { copies: [4, 4, 2] })
  const order = await orderRequest(api.app, [line(book), line(book)])
  expect(tally(await buyers(30, order))).toEqual({ 200: 5, [soldOut]: 25 })
  const last = await makeProduct(api.database.db, { copies: [1] })
  const twice = { ...order, items: [line(last), line(last)] }
  expect(tally([await save(twice)])).toEqual({ [soldOut]: 1 })
})

test('fifty identical saves with one key make one order and give one answer', async () => {
  const book = await makeProduct(api.database.db, { copies: [50] })
  const order = await orderRequest(api.app, [line(book)])
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => save(order, index % 2 === 0 ? key : key.toUpperCase())),
  )
  expect(tally(answers)).toEqual({ 200: 50 })
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await countOrders(book)).toBe(1)
  expect(await countCopies(api.database.db, book)).toEqual({ quantities: [49], moved: 49 })

  const response = await save({ ...order, ncm: 'Another word' }, key)
  expect([response.status, response.body.code]).toEqual([422, 'idempotency_key_reused'])
})

test('one key, two bodies, concurrently: one of them wins', async () => {
  const book = await makeProduct(api.database.db, { copies: [50] })
  const order = await orderRequest(api.app, [line(book)])
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save({ ...order, ncm: index % 2 === 0 ? 'one' : 'two' }, key)),
  )
  expect(tally(answers)).toEqual({ 200: 10, '422 idempotency_key_reused application/problem+json': 10 })
  expect(await countOrders(book)).toBe(1)
})

test('a key that met a refusal may be used again', async () => {
  const book = await makeProduct(api.database.db, { copies: [1] })
  const order = await orderRequest(api.app, [line(book)])
  const key = randomUUID()
  await setCopies(api.database.db, book, [0])
  expect(tally(await Promise.all([save(order, key), save(order, key)]))).toEqual({ [soldOut]: 2 })
  await setCopies(api.database.db, book, [1])
  expect(tally([await save(order, key)])).toEqual({ 200: 1 })
})

test('a hundred carts with lines in opposite order never deadlock', async () => {
  const { db } = api.database
  const books = await Promise.all([0, 1, 2, 3].map(() => makeProduct(db, { copies: [40, 40, 40] })))
  const ascending = await orderRequest(
    api.app,
    books.map((book) => line(book)),
  )
  const descending = await orderRequest(
    api.app,
    books.toReversed().map((book) => line(book)),
  )
  const before = await countDeadlocks()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => save(index % 2 === 0 ? ascending : descending)),
  )
  expect(tally(answers)).toEqual({ 200: 100 })
  expect(await countDeadlocks()).toBe(before)
  for (const book of books) expect((await countCopies(db, book)).moved).toBe(20)
})

/** Each backend collects its own statistics until it is told to flush them. */
async function countDeadlocks(): Promise<number> {
  const { pool } = api.database
  const flushStats = 'select pg_stat_force_next_flush(), pg_sleep(0.05)'
  await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.query(flushStats)))
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}
