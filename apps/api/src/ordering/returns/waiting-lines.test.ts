// Withdrawing from lines that wait for copies: nobody waits for them any more, the money is owed at once, and the rest of the
// order goes on.

import { randomUUID } from 'node:crypto'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTestOrder, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct, setCopies } from '../../../test/make-product.ts'
import { buyer, line, methodIds, placed, readOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { dayFromNow, dayMs, makeUpcoming, placesOf, serve } from '../../../test/upcoming-title.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordDeposit } from '../orders/order-payment.service.ts'
import { serveProduct } from '../orders/waiting-orders.service.ts'
import { receiveCopies } from './due-returns.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ connections: 10 })
})
afterAll(() => closeConsistent(api))

const copies = (position: number, quantity = 1): Wire => ({ ln: position, quantity })
const deposit = { pmtid: methodIds.deposit }

const order = async (items: Wire[], changes: Wire = {}): Promise<TestOrder> =>
  findTestOrder(api.database.db, (await placed(api.app, items, changes)).uid)

const pay = ({ code }: TestOrder) => inTransaction(api.database.db, (tx) => recordDeposit(tx, code, testDay))

async function withdraw({ code }: TestOrder, ...lns: Wire[]): Promise<Wire> {
  const statement = { nm: 'Μαρία Παπαδοπούλου', email: buyer.eml, cd: code, lns }
  const headers = { 'idempotency-key': randomUUID() }
  const { status, body } = await sendRequest(api.app, '/en/withdrawals/save', statement, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return body.trm as Wire
}

const dueOf = async ({ id }: TestOrder) =>
  (
    await sql<{ cents: number; due: string | null }>`
      select money_cents as cents, refund_due_on::text as due from order_return where order_id = ${id} order by id`.execute(
      api.database.db,
    )
  ).rows

const there = () => makeProduct(api.database.db, { priceCents: 1000, copies: [5] })
const days = async ({ uid }: TestOrder) => (await readOrder(api.app, uid)).body.dto
const places = (book: number) => placesOf(api, book)

describe('a line of several that waits', () => {
  test('ends at once: nobody waits for it, its money is owed, nothing is sent back, and the rest goes on', async () => {
    const upcoming = await makeUpcoming(api, { priceCents: 2000 })
    const bought = await order([line(await there()), line(upcoming)], deposit)
    await pay(bought)
    expect(await statusOf(api, bought)).toBe(orderStatusNumbers.checkingStock)
    expect(await withdraw(bought, copies(1))).toMatchObject({ mny: 20, pd: true, cncl: false, sndb: false })
    expect(await places(upcoming)).toMatchObject([{ served: 0, left: true }])
    expect(await dueOf(bought)).toEqual([{ cents: 2000, due: '2026-12-04' }])
    expect(await statusOf(api, bought)).toBe(orderStatusNumbers.processing)
    expect(String(await days(bought)) < dayFromNow(api, 20)).toBe(true)
    const { body } = await sendRequest(api.app, '/en/orders/getreturns', { uid: bought.uid, email: buyer.eml })
    expect(body).toMatchObject({
      wds: [{ st: 'ended', sndby: null, note: false, lns: [{ quantity: 1 }] }],
      rtns: [{ cs: 'withdrawn', st: 'due', rfnd: 20, due: '2026-12-04', lns: [{ quantity: 1 }] }],
    })
    const other = await sendRequest(api.app, '/en/orders/getreturns', { uid: bought.uid, email: 'other@example.gr' })
    expect(other.body.code).toBe('order_not_found')
  })

  test('gets no copy when its title comes out: the next in the queue does', async () => {
    const upcoming = await makeUpcoming(api)
    const [first, second] = [await order([line(await there()), line(upcoming)]), await order([line(upcoming)])]
    await withdraw(first, copies(1))
    await setCopies(api.database.db, upcoming, [1])
    await serve(api, upcoming, api.clock.now + 41 * dayMs)
    expect((await places(upcoming)).map(({ served }) => served)).toEqual([0, 1])
    expect(await statusOf(api, second)).toBe(orderStatusNumbers.processing)
  })

  test('while another waits longer: the order waits, and its days stay', async () => {
    const [soon, late] = [await makeUpcoming(api), await makeUpcoming(api, { releaseDate: dayFromNow(api, 90) })]
    const bought = await order([line(soon), line(late)])
    const before = await days(bought)
    await withdraw(bought, copies(0))
    expect([await days(bought), await statusOf(api, bought)]).toEqual([before, orderStatusNumbers.pending])
    const other = await order([line(soon), line(late)])
    await withdraw(other, copies(1))
    expect(await days(other)).toBe(await days(await order([line(soon)])))
  })
})

describe('some copies of a line', () => {
  test('that all wait: the place keeps the others', async () => {
    const upcoming = await makeUpcoming(api)
    const bought = await order([line(upcoming, 3)])
    expect(await withdraw(bought, copies(0, 2))).toMatchObject({ sndb: false, cncl: false })
    expect(await places(upcoming)).toEqual([{ place: 1, copies: 1, served: 0, left: false }])
    await setCopies(api.database.db, upcoming, [3])
    await serve(api, upcoming, api.clock.now + 41 * dayMs)
    expect((await countCopies(api.database.db, upcoming)).quantities).toEqual([2])
    expect(await statusOf(api, bought)).toBe(orderStatusNumbers.processing)
  })

  test('of which some have come: those that wait go first, and the order has all that is left', async () => {
    const book = await makeProduct(api.database.db, { availability: 'to_order', copies: [0] })
    const bought = await order([line(book, 3)])
    await setCopies(api.database.db, book, [1])
    await serveProduct(api.database.db, book, api.clock.now)
    await withdraw(bought, copies(0, 2))
    expect(await places(book)).toEqual([{ place: 1, copies: 1, served: 1, left: false }])
    expect(await statusOf(api, bought)).toBe(orderStatusNumbers.processing)
  })

  test('one after the other: at the end nothing is left of the order', async () => {
    const upcoming = await makeUpcoming(api)
    const bought = await order([line(upcoming, 2)], deposit)
    await pay(bought)
    await withdraw(bought, copies(0))
    expect(await withdraw(bought, copies(0))).toMatchObject({ cncl: true, sndb: false })
    expect(await statusOf(api, bought)).toBe(orderStatusNumbers.cancelled)
    expect(await places(upcoming)).toMatchObject([{ copies: 1, left: true }])
  })
})

test('before it is paid nothing is owed, and what the payment asks for is the rest', async () => {
  const bought = await order([line(await there()), line(await makeUpcoming(api, { priceCents: 2000 }))], deposit)
  await withdraw(bought, copies(1))
  expect(await dueOf(bought)).toEqual([{ cents: 2000, due: null }])
  await pay(bought)
  expect(await dueOf(bought)).toEqual([{ cents: 2000, due: null }])
  expect(await statusOf(api, bought)).toBe(orderStatusNumbers.processing)
})

test('what the staff take back of a line that waits is waited for no more, and cannot be damaged', async () => {
  const upcoming = await makeUpcoming(api)
  const bought = await order([line(await there()), line(upcoming, 2)])
  const receive = (damaged: number) =>
    receiveCopies(
      api.database.db,
      { order: bought.code },
      { copies: [{ line: 1, quantity: 1, damaged }], now: testDay },
    )
  expect(await receive(1)).toMatchObject({ refusal: 'too_many_returned' })
  expect(await receive(0)).toMatchObject({ ok: true })
  expect(await places(upcoming)).toMatchObject([{ copies: 1, served: 0, left: false }])
})

test('copies that come in at the same moment: of seven for eight that are still wanted, all are given, and none twice', async () => {
  const { db } = api.database
  const book = await makeProduct(db, { availability: 'to_order', copies: [0] })
  const bought = await Promise.all(Array.from({ length: 6 }, () => order([line(book, 2)])))
  await setCopies(db, book, [7])
  await Promise.all([
    ...bought.slice(0, 4).map((one) => withdraw(one, copies(0))),
    serveProduct(db, book, api.clock.now),
    serveProduct(db, book, api.clock.now),
  ])
  await serve(api, book, api.clock.now)
  const missing = (await places(book)).map(({ copies: wanted, served, left }) => (left ? 0 : wanted - served))
  expect(missing.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect((await countCopies(db, book)).quantities).toEqual([0])
})

test('ordered and withdrawn from by twenty at once: nobody is told of a fault, and as many wait as copies are still wanted', async () => {
  const { db } = api.database
  const books = await Promise.all(
    [0, 1].map(() => makeProduct(db, { availability: 'to_order', copies: [0], priceCents: 1500 })),
  )
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const lines = books.map((book) => line(book, 2))
      const bought = await order(index % 2 ? lines : lines.toReversed(), index % 3 ? {} : deposit)
      if (index % 3 === 0) await pay(bought)
      await withdraw(bought, copies(index % 2))
      if (index % 5 === 0) await withdraw(bought, copies(0), copies(1))
    }),
  )
  const waiting = await Promise.all(
    books.map(async (book) =>
      (await places(book)).reduce((sum, place) => sum + (place.left ? 0 : place.copies - place.served), 0),
    ),
  )
  const { rows } = await sql<{ waiting: number }>`
    select waiting from advance_sale where product_id = any(${books}::int[])
    order by array_position(${books}::int[], product_id)`.execute(db)
  expect(rows.map((row) => row.waiting)).toEqual(waiting)
})
