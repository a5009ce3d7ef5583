// Buyers who hold, order and pay at the same moment, over real sockets and a real database: the last copy is sold once, and
// nothing held or paid is lost.

import { randomUUID } from 'node:crypto'
import { holdMs, longestHoldMs } from '@stoa/domain/ordering/stock/stock-hold'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../src/database/transaction.ts'
import { fillShortOrders } from '../src/ordering/orders/late-payments.service.ts'
import { recordDeposit } from '../src/ordering/orders/order-payment.service.ts'
import { releaseUnpaidDeposits } from '../src/ordering/orders/unpaid-deposits.service.ts'
import { releaseExpiredHolds } from '../src/ordering/stock/stock-holds.service.ts'
import { countWaiting } from './count-waiting.ts'
import { type CheckoutHeaders, type HeldCart, holdCart } from './hold-cart.ts'
import { type HttpApi, openHttpApi, tally } from './http-api.ts'
import { expectConsistentLedger } from './invariants.ts'
import { countCopies, makeProduct } from './make-product.ts'
import { line, methodIds, orderRequest, placed, type Wire } from './order-request.ts'
import { testDay } from './test-day.ts'

let api: HttpApi
beforeAll(async () => {
  api = await openHttpApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterEach(async () => {
  await release(api.clock.now + longestHoldMs)
  await expectConsistentLedger(api.database.db)
})
afterAll(() => api.close())

const release = (now: number) => releaseExpiredHolds(api.database.db, now)
const makeBook = (...copies: number[]) => makeProduct(api.database.db, { copies })
const leftOf = async (book: number) =>
  (await countCopies(api.database.db, book)).quantities.reduce((sum, copies) => sum + copies, 0)

const save = (order: Wire, headers: Partial<CheckoutHeaders> = {}) =>
  api.post('/en/orders/save', order, { 'idempotency-key': randomUUID(), ...headers })

const soldOut = '409 out_of_stock application/problem+json'

test('three hundred buyers hold and order ten copies: whoever holds one gets it, and nobody else', async () => {
  const book = await makeBook(4, 3, 3)
  const order = await orderRequest(api.app, [line(book)])
  const buyers: HeldCart[] = await Promise.all(Array.from({ length: 300 }, () => holdCart(api, [line(book)])))
  const [holders, others] = [buyers.filter(({ until }) => until !== null), buyers.filter(({ until }) => until === null)]
  expect([holders.length, await leftOf(book)]).toEqual([10, 0])
  const [sold, refused] = await Promise.all([
    Promise.all(holders.map(({ headers }) => save(order, headers))),
    Promise.all(others.map(({ headers }) => save(order, headers))),
  ])
  expect([tally(sold), tally(refused)]).toEqual([{ 200: 10 }, { [soldOut]: 290 }])
})

test('a hold that ends while its holder orders, and somebody else too: the last copy is sold once', async () => {
  for (let round = 0; round < 15; round += 1) {
    const book = await makeBook(1)
    const order = await orderRequest(api.app, [line(book)])
    const { headers } = await holdCart(api, [line(book)])
    const [holder, other] = await Promise.all([save(order, headers), save(order), release(testDay + holdMs)])
    const sold = [holder, other].filter(({ status }) => status === 200).length
    expect(sold).toBeLessThanOrEqual(1)
    expect(sold + (await leftOf(book))).toBe(1)
  }
})

test('two tabs of one buyer order the copy that is held for both: one order', async () => {
  const book = await makeBook(1)
  const order = await orderRequest(api.app, [line(book)])
  const { headers } = await holdCart(api, [line(book)])
  expect(tally(await Promise.all([save(order, headers), save(order, headers)]))).toEqual({ 200: 1, [soldOut]: 1 })
})

test('a hold that is extended while its order is sent holds nothing once the order has its copies', async () => {
  const { db } = api.database
  const book = await makeBook(5)
  const order = await orderRequest(api.app, [line(book)])
  const { headers, key } = await holdCart(api, [line(book)])
  const { ordering, extending } = await inTransaction(db, async (tx) => {
    await sql`select from stock where product_id = ${book} for update`.execute(tx)
    const ordering = save(order, headers)
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(1)
    const extending = holdCart(api, [line(book)], headers)
    await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(2)
    return { ordering, extending }
  })
  expect([await ordering, await extending]).toMatchObject([{ status: 200 }, { until: null }])
  expect(await leftOf(book)).toBe(4)
  const isSpent = async () =>
    (
      await db
        .selectFrom('spent_hold')
        .where('key', '=', key ?? '')
        .select('key')
        .execute()
    ).length === 1
  expect(await isSpent()).toBe(true)
  await release(Date.now() + holdMs + 60_000)
  expect(await isSpent()).toBe(false)
})

test('carts in opposite order are held, changed, ordered and released at once, without a deadlock', async () => {
  const books = await Promise.all([0, 1, 2, 3].map(() => makeBook(30, 30)))
  const lines = books.map((book) => line(book))
  const order = await orderRequest(api.app, lines)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const { headers } = await holdCart(api, index % 2 === 0 ? lines : lines.toReversed())
      await holdCart(api, index % 3 === 0 ? lines.slice(1) : lines, headers)
      if (index % 4 === 0) await release(testDay + holdMs)
      return save(order, headers)
    }),
  )
  expect(tally(answers)).toEqual({ 200: 40 })
  await release(testDay + holdMs)
  for (const book of books) expect(await leftOf(book)).toBe(20)
})

test('late money meets a hold that ends: the order goes on at once, or as soon as the copy is back', async () => {
  for (let round = 0; round < 8; round += 1) {
    const book = await makeBook(1)
    const { cd } = await placed(api.app, [line(book)], { pmtid: methodIds.deposit })
    api.clock.now = testDay + 14 * 86_400_000
    await releaseUnpaidDeposits(api.database.db, api.clock.now)
    await holdCart(api, [line(book)])
    const end = api.clock.now + holdMs
    const [paid] = await Promise.all([
      inTransaction(api.database.db, (tx) => recordDeposit(tx, String(cd), end)),
      release(end),
    ])
    const filled = await fillShortOrders(api.database.db, end)
    expect([paid.ok && paid.value, filled]).toEqual(filled === 1 ? ['short', 1] : ['begun', 0])
    expect(await leftOf(book)).toBe(0)
    api.clock.now = testDay
  }
})
