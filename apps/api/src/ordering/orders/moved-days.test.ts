// A title comes out on another day, or a supplier takes another time: orders that wait get other days, and are told once.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { buyer, line, methodIds, placed, readOrder, type Wire } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { dayMs, dayFromNow as daysFromNow, makeUpcoming } from '../../../test/upcoming-title.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { moveDays } from './moved-days.service.ts'
import { recordDeposit } from './order-payment.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => {
  api.clock.now = testDay
})
afterAll(() => closeConsistent(api))

const dayFromNow = (days: number): string => daysFromNow(api, days)

const set = (productId: number, column: 'release_date' | 'delivery_band', value: string | null) =>
  sql`update product set ${sql.ref(column)} = ${value} where id = ${productId}`.execute(api.database.db)

const daysOf = async (uid: unknown) => {
  const { dfr, dto } = (await readOrder(api.app, uid)).body
  return [String(dfr), String(dto)] as const
}

const countTold = async (uid: unknown, topic = 'order.rescheduled'): Promise<number> => {
  const { rows } = await sql`
    select from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
    where b.topic = ${topic} and o.uid = ${uid}`.execute(api.database.db)
  return rows.length
}

const move = () => moveDays(api.database.db, api.clock.now)

test('a title that comes out later: the days are those of who orders it now, told once, and again when it slips again', async () => {
  const book = await makeUpcoming(api)
  const { uid } = await placed(api.app, [line(book), line(await makeProduct(api.database.db))])
  const before = await daysOf(uid)
  expect(await move()).toBe(0)
  for (const [told, days] of [60, 90].entries()) {
    await set(book, 'release_date', dayFromNow(days))
    await Promise.all([move(), move()])
    expect(await move()).toBe(0)
    expect(await countTold(uid)).toBe(told + 1)
    expect(await daysOf(uid)).toEqual(await daysOf((await placed(api.app, [line(book)])).uid))
  }
  expect(await daysOf(uid)).not.toEqual(before)
})

test('other systems hear of the new days', async () => {
  const book = await makeUpcoming(api)
  const { uid } = await placed(api.app, [line(book)])
  await set(book, 'release_date', dayFromNow(60))
  await move()
  const [deliveryFrom, deliveryTo] = await daysOf(uid)
  const { rows } = await sql<{ data: unknown }>`
    select e.data from order_event e join customer_order o on o.id = e.order_id
    where o.uid = ${uid} and e.event_type = 'order.rescheduled'`.execute(api.database.db)
  expect(rows.map(({ data }) => data)).toEqual([{ deliveryFrom, deliveryTo }])
})

test('the buyer may cancel it then', async () => {
  const book = await makeUpcoming(api)
  const { uid } = await placed(api.app, [line(book)])
  await set(book, 'release_date', dayFromNow(60))
  await move()
  expect((await sendRequest(api.app, '/en/orders/cancelbycustomer', { uid, email: buyer.eml })).status).toBe(200)
  await set(book, 'release_date', dayFromNow(80))
  await move()
  expect(await countTold(uid)).toBe(1)
})

test('nobody is told of a title that is not the slowest of the order, or at night', async () => {
  const [slow, fast] = [await makeUpcoming(api, { releaseDate: dayFromNow(90) }), await makeUpcoming(api)]
  const { uid } = await placed(api.app, [line(slow), line(fast)])
  await set(fast, 'release_date', dayFromNow(60))
  await move()
  expect(await countTold(uid)).toBe(0)
  await set(slow, 'release_date', dayFromNow(99))
  api.clock.now = Date.parse(`${isoDay(dayOf(testDay) + 1)}T01:00:00Z`)
  expect(await move()).toBe(0)
  api.clock.now += 8 * 3_600_000
  await move()
  expect(await countTold(uid)).toBe(1)
})

test('a supplier that takes another time', async () => {
  const book = await makeProduct(api.database.db, { availability: 'to_order', copies: [0] })
  const { uid } = await placed(api.app, [line(book)])
  await set(book, 'delivery_band', '4-7w')
  await move()
  expect(await countTold(uid)).toBe(1)
  expect(await daysOf(uid)).toEqual(await daysOf((await placed(api.app, [line(book)])).uid))
})

test('at a branch the day is promised without an hour, as it may open at another one', async () => {
  const book = await makeUpcoming(api)
  const { uid } = await placed(api.app, [line(book)], { shtid: methodIds.store, pmtid: methodIds.inStore, tsid: 1 })
  await set(book, 'release_date', dayFromNow(60))
  await move()
  const { rows } = await sql<{ later: boolean; ready_at: Date | null }>`
    select delivery_from >= ${dayFromNow(60)}::date as later, ready_at from customer_order where uid = ${uid}`.execute(
    api.database.db,
  )
  expect(rows).toEqual([{ later: true, ready_at: null }])
})

test('a title whose day is not known any more is a delay, told once; with a new day come new days', async () => {
  const book = await makeUpcoming(api)
  const { uid } = await placed(api.app, [line(book)])
  await set(book, 'release_date', null)
  for (const _again of [1, 2]) await move()
  expect([await countTold(uid, 'order.delayed'), await countTold(uid)]).toEqual([1, 0])
  await set(book, 'release_date', dayFromNow(70))
  await move()
  expect(await countTold(uid)).toBe(1)
})

test('a day that has passed has not moved', async () => {
  const book = await makeUpcoming(api)
  const { uid } = await placed(api.app, [line(book)])
  await sql`update product set availability = 'to_order', delivery_band = '4-7w' where id = ${book}`.execute(
    api.database.db,
  )
  api.clock.now += 41 * dayMs
  await move()
  expect(await countTold(uid)).toBe(0)
})

const pay = ({ cd }: Wire) => decideInTransaction(api.database.db, (tx) => recordDeposit(tx, String(cd), api.clock.now))

const daysAtOnce = async (changes: Wire) =>
  daysOf((await placed(api.app, [line(await makeProduct(api.database.db))], changes)).uid)

test.each([
  ['to the door', {}],
  ['to a branch', { shtid: methodIds.store, tsid: 1 }],
])('an order %s that is paid days later is promised the days of an order of then, once', async (_, receiving) => {
  const changes = { ...receiving, pmtid: methodIds.deposit }
  const order = await placed(api.app, [line(await makeProduct(api.database.db))], changes)
  const { uid } = order
  const before = await daysOf(uid)
  api.clock.now += 5 * dayMs
  await pay(order)
  const [from, to] = await daysOf(uid)
  const [fromThen, toThen] = await daysAtOnce(changes)
  // a branch has a day more: its hour may have passed
  expect('tsid' in receiving ? from > fromThen : from === fromThen && to === toThen).toBe(true)
  expect([from > before[0], await countTold(uid)]).toEqual([true, 0])
  const { rows } = await sql<{ data: unknown }>`
    select e.data from order_event e join customer_order o on o.id = e.order_id
    where o.uid = ${uid} and e.event_type = 'order.rescheduled'`.execute(api.database.db)
  expect(rows.map(({ data }) => data)).toEqual([{ deliveryFrom: from, deliveryTo: to }])
})

test('an order that is paid at once keeps its days', async () => {
  const collected = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.deposit }
  const order = await placed(api.app, [line(await makeProduct(api.database.db))], collected)
  const before = await daysOf(order.uid)
  api.clock.now += 20 * 60_000
  await pay(order)
  expect(await daysOf(order.uid)).toEqual(before)
})
