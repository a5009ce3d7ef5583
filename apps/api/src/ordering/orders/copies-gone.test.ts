// Copies that go after an order has read what is in stock, and before it takes them.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { countWaiting } from '../../../test/count-waiting.ts'
import { holdCart } from '../../../test/hold-cart.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct, setCopies } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

/** `change` is committed once `buy` has read the stock of the book and waits for it. */
async function whileWaiting<Bought>(
  book: number,
  change: (tx: Executor) => Promise<unknown>,
  buy: () => Promise<Bought>,
): Promise<Bought> {
  let bought: Promise<Bought> | undefined
  await inTransaction(api.database.db, async (tx) => {
    await sql`select from stock where product_id = ${book} order by id for update`.execute(tx)
    bought = buy()
    await expect.poll(() => countWaiting(api.database.db)).toBeGreaterThan(0)
    await change(tx)
  })
  if (bought === undefined) throw new Error('nothing was bought')
  return await bought
}

const copiesOf = (book: number) => countCopies(api.database.db, book)

test('the last copy: the buyer is told, and nothing is written', async () => {
  const book = await makeProduct(api.database.db, { copies: [1] })
  const order = await orderRequest(api.app, [line(book)])
  const response = await whileWaiting(
    book,
    (tx) => setCopies(tx, book, [0]),
    () => saveOrder(api.app, order),
  )
  expect([response.status, response.body.code]).toEqual([409, 'out_of_stock'])
  expect(await copiesOf(book)).toEqual({ quantities: [0], moved: 0 })
})

test('the last copy of one branch: it comes from the other one', async () => {
  const book = await makeProduct(api.database.db, { copies: [1, 1] })
  const order = await orderRequest(api.app, [line(book)])
  const response = await whileWaiting(
    book,
    (tx) => setCopies(tx, book, [0, 1]),
    () => saveOrder(api.app, order),
  )
  expect([response.status, response.body.code]).toEqual([200, undefined])
  expect(await copiesOf(book)).toEqual({ quantities: [0, 0], moved: 0 })
})

test('not those that are left for the order', async () => {
  const book = await makeProduct(api.database.db, { copies: [5] })
  const order = await orderRequest(api.app, [line(book, 2)])
  const response = await whileWaiting(
    book,
    (tx) => setCopies(tx, book, [3]),
    () => saveOrder(api.app, order),
  )
  expect([response.status, response.body.code]).toEqual([200, undefined])
  expect(await copiesOf(book)).toEqual({ quantities: [1], moved: 1 })
})

test('not those that are held for the buyer', async () => {
  const book = await makeProduct(api.database.db, { copies: [3] })
  const order = await orderRequest(api.app, [line(book, 2)])
  const { headers, key } = await holdCart(api, [line(book, 2)])
  const response = await whileWaiting(
    book,
    (tx) => setCopies(tx, book, [0]),
    () => saveOrder(api.app, order, { headers }),
  )
  expect([response.status, response.body.code]).toEqual([200, undefined])
  expect(await copiesOf(book)).toEqual({ quantities: [0], moved: 0 })
  const { rows } = await sql`select from stock_hold where key = ${key}::uuid`.execute(api.database.db)
  expect(rows).toEqual([])
})
