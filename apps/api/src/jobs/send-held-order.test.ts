// The e-mails about an order whose amount is held: it is confirmed as it is held, and what becomes of the hold is said.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { enqueueEvent } from '../database/outbox.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(() => shop.close())

interface Hold {
  status?: 'authorised' | 'cancelled' | 'expired'
  capture_at?: Date | null
}

/** An attempt that holds the amount of an order, or did. */
const hold = ({ id }: { id: number }, { status = 'authorised', capture_at = null }: Hold = {}) =>
  sql`
    with held as (update customer_order set payment_status = 'held' where id = ${id} and ${status} = 'authorised')
    insert into payment_attempt (order_id, provider, reference, amount_cents, currency, status, begun_at, settled_at, hold_days,
      held_at, held_until, capture_at, instalments)
    select id, 'alpha', ${randomBytes(16).toString('hex')}, due_cents, 'EUR', ${status}, now(), now(), 7, now(), now(),
      ${capture_at}, 1
    from customer_order where id = ${id}`.execute(shop.database.db)

test('an order whose amount is held is confirmed, and what comes after it does not wait', async () => {
  const held = await placeTestOrder(shop.database.db, { payment: 'card' })
  await hold(held)
  await enqueueEvent(shop.database.db, 'order.held', { orderId: held.id })
  const next = await placeTestOrder(shop.database.db)
  await shop.start()
  await shop.expectMails(2)
  const subjects = shop.mails().map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([held, next].map(({ code }) => `Επιβεβαίωση παραγγελίας ${code}`).toSorted())
})

test('an order that is held anew is confirmed by another e-mail, and told twice it is one', async () => {
  const { db } = shop.database
  await shop.start()
  const held = await placeTestOrder(db, { payment: 'card' })
  const countIds = () => new Set(shop.mails().map(({ messageId }) => messageId)).size
  await hold(held, { status: 'expired' })
  for (const told of [1, 2]) {
    await enqueueEvent(db, 'order.held', { orderId: held.id })
    await shop.expectMails(told)
    expect(countIds()).toBe(1)
  }
  await hold(held)
  await enqueueEvent(db, 'order.held', { orderId: held.id })
  await shop.expectMails(3)
  expect(countIds()).toBe(2)
})

test('the buyer of an order whose hold was lost is told how to pay it, unless nothing is lost any more', async () => {
  const { db } = shop.database
  const lost = await placeTestOrder(db, { payment: 'card', language: 'en' })
  const other = await placeTestOrder(db, { payment: 'card', language: 'en' })
  await hold(lost, { status: 'expired' })
  for (const { id } of [other, lost]) await enqueueEvent(db, 'order.hold_lost', { orderId: id })
  const next = await placeTestOrder(db, { language: 'en' })
  await shop.start()
  await shop.expectMails(2)
  const subjects = shop.mails().map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([`Order confirmation ${next.code}`, `Payment needed for order ${lost.code}`])
})

const releases = { el: 'δεν χρεώθηκε και αποδεσμεύεται', en: 'has not been charged and is being released' }

test.each([
  ['el', 'authorised', null, true],
  ['en', 'cancelled', null, true],
  ['en', 'authorised', new Date(), false],
  ['el', 'expired', null, false],
] as const)('who cancelled an order that was held is told whether it is released (%s, %s)', async (...row) => {
  const [language, status, capture_at, isReleased] = row
  await shop.start()
  const order = await placeTestOrder(shop.database.db, { language, payment: 'card' })
  await hold(order, { status, capture_at })
  await enqueueEvent(shop.database.db, 'order.cancelled', { orderId: order.id })
  await shop.expectMails(1)
  const [received] = shop.mails()
  expect(received?.text.includes(releases[language])).toBe(isReleased)
  expect(received?.text.includes({ el: 'θα σας τα επιστρέψουμε', en: 'we’ll refund you' }[language])).toBe(!isReleased)
})
