// What is to be paid at the till and is not collected is given up after its days, and its buyer is reminded before.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findTestOrder, moveTo, statusOf } from '../../../test/delivered-order.ts'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, placed, type Wire } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { testDay } from '../../../test/test-day.ts'
import { findCollectionDeadline, giveUpUncollected, remindOfCollections } from './uncollected-orders.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(() => {
  api.clock.now = testDay
})
afterAll(() => closeConsistent(api))

const inStore = { shtid: methodIds.store, tsid: 1, pmtid: methodIds.inStore }

/** The test day is Friday, 20 November 2026: what is ready then is kept until the next Friday. In shop time. */
const night = Date.parse('2026-11-25T07:59:59+02:00')
const morning = Date.parse('2026-11-25T08:00:00+02:00')
const lastEvening = Date.parse('2026-11-27T23:59:59+02:00')

async function ready(changes: Wire = {}) {
  const book = await makeProduct(api.database.db, { copies: [1] })
  const order = await findTestOrder(
    api.database.db,
    (await placed(api.app, [line(book)], { ...inStore, ...changes })).uid,
  )
  await moveTo(api, order.uid, 'processing', 'readyForPickup')
  return { ...order, book }
}

const remind = (now: number) => remindOfCollections(api.database.db, now)
const giveUp = (now: number) => giveUpUncollected(api.database.db, now)

async function countTold({ id }: { id: number }, topic: string): Promise<number> {
  const { rows } = await sql`
    select from outbox where topic = ${topic} and (payload ->> 'orderId')::bigint = ${id}`.execute(api.database.db)
  return rows.length
}

test('its buyer is reminded two days before the last one, in the morning, once', async () => {
  const order = await ready()
  await remind(night)
  expect(await countTold(order, 'order.collection_due')).toBe(0)
  await Promise.all([1, 2, 3].map(() => remind(morning)))
  await remind(lastEvening)
  expect(await countTold(order, 'order.collection_due')).toBe(1)
})

test('it is given up on the day after: the copy is back, nothing is owed, the buyer is told, once', async () => {
  const order = await ready()
  expect(await findCollectionDeadline(api.database.db, order.id)).toBe('2026-11-27')
  await giveUp(lastEvening)
  expect(await statusOf(api, order)).toBe(11)
  await Promise.all([1, 2, 3].map(() => giveUp(lastEvening + 1000)))
  expect([await statusOf(api, order), await countTold(order, 'order.uncollected')]).toEqual([-1, 1])
  expect((await countCopies(api.database.db, order.book)).quantities).toEqual([1])
  expect(await findCollectionDeadline(api.database.db, order.id)).toBeNull()
  const { rows } = await sql`select from order_refund where order_id = ${order.id}`.execute(api.database.db)
  expect(rows).toEqual([])
})

test('not what was paid, was collected, or was made ready anew', async () => {
  const [paid, collected, again] = [await ready({ pmtid: methodIds.deposit }), await ready(), await ready()]
  await moveTo(api, collected.uid, 'completed')
  api.clock.now = lastEvening
  await moveTo(api, again.uid, 'notDelivered', 'readyForPickup')
  await remind(lastEvening)
  await giveUp(lastEvening + 1000)
  expect(await Promise.all([paid, collected, again].map((order) => statusOf(api, order)))).toEqual([11, 3, 11])
  expect(await Promise.all([paid, collected].map((order) => countTold(order, 'order.collection_due')))).toEqual([0, 0])
})

test('not collected and given up at once: whoever is first wins', async () => {
  const order = await ready()
  api.clock.now = lastEvening + 1000
  const [collected] = await Promise.allSettled([moveTo(api, order.uid, 'completed'), giveUp(api.clock.now)])
  expect(await statusOf(api, order)).toBe(collected.status === 'fulfilled' ? 3 : -1)
})
