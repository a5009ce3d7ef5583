// An order whose amount is not held any more, and was not captured: its buyer is told, may pay anew, and it is given up if not.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type HeldShop, withHeldShop } from '../../../test/held-shop.ts'
import { readableOrder } from '../../../test/order-request.ts'
import { releaseLostHolds } from '../orders/unpaid-payments.service.ts'

let shop: HeldShop
withHeldShop((opened) => {
  shop = opened
})

const day = 24 * 60 * 60_000
const { processing, cancelled, invoiced } = orderStatusNumbers

const release = (afterDays: number) => releaseLostHolds(shop.database.db, shop.clock.now + afterDays * day)

const refuse = async () => 'refused' as const

async function lose(reference: string): Promise<void> {
  shop.provider.states.set(reference, { result: 'expired' })
  await shop.poll(day, { capture: refuse })
}

async function loseOne() {
  const order = await shop.holdBooks()
  await lose(order.reference)
  return order
}

test('its buyer is told once, and its page says until when it is kept', async () => {
  const { uid, reference } = await shop.holdBooks()
  expect((await readableOrder(shop.app, { uid })).payBy).toBeNull()
  await lose(reference)
  await shop.poll(2 * day)
  expect(await shop.topicsOf(uid)).toEqual(['order.held', 'order.hold_lost'])
  const { payBy, status, paymentHeld } = await readableOrder(shop.app, { uid })
  expect([status, paymentHeld]).toEqual(['processing', false])
  expect(Date.parse(String(payBy))).toBeGreaterThan(shop.clock.now + 2 * day)
})

test('one that comes to nothing is released without a word', async () => {
  const { uid } = await shop.holdBooks()
  await shop.move(uid, 'cancelled')
  await shop.poll()
  expect(await shop.topicsOf(uid)).toEqual(['order.held'])
  expect((await readableOrder(shop.app, { uid })).payBy).toBeNull()
})

test('it is paid anew, and goes on', async () => {
  const { uid } = await loseOne()
  await shop.post('return', shop.reportOn(await shop.begin(uid)))
  const paid = { ...{ payment: 'paid', status: processing, attempts: ['expired', 'captured'] }, told: 1 }
  expect(await shop.stateOf(uid)).toEqual(paid)
  expect((await readableOrder(shop.app, { uid })).payBy).toBeNull()
  await release(30)
  expect(await shop.stateOf(uid)).toEqual(paid)
})

test('it is given up after its last day, and its copies go back', async () => {
  const { uid } = await loseOne()
  expect(await release(2)).toEqual({ orders: 0, copies: 0 })
  expect(await release(30)).toEqual({ orders: 1, copies: 1 })
  expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled })
  expect(await shop.topicsOf(uid)).toEqual(['order.held', 'order.hold_lost', 'order.unpaid'])
})

test('one that is invoiced, has a shipment or is being paid waits for people', async () => {
  const orders = [await shop.holdBooks(), await shop.holdBooks(), await shop.holdBooks()] as const
  const [billed, packed, paying] = orders
  await shop.move(billed.uid, 'invoiced')
  for (const { reference } of orders) await lose(reference)
  await sql`
    insert into shipment (order_id, carrier, reference, state, number, pickup_day, asked_at, settled_at, collect_cents)
    select id, 'acs', code || '-1', 'created', code, now(), now(), now(), 0 from customer_order where uid = ${packed.uid}`.execute(
    shop.database.db,
  )
  await shop.begin(paying.uid)
  expect(await release(30)).toEqual({ orders: 0, copies: 0 })
  expect(await shop.stateOf(billed.uid)).toMatchObject({ payment: 'awaiting', status: invoiced })
})

test('what the bank refuses to capture after the hold’s days is lost, though it still says that it holds it', async () => {
  const { uid } = await shop.holdBooks()
  await shop.move(uid, 'invoiced')
  expect((await shop.poll(0, { capture: refuse })).alarms).toMatchObject([{ alarm: 'capture_refused' }])
  expect(await shop.stateOf(uid)).toMatchObject({ payment: 'held' })
  expect((await shop.poll(8 * day, { capture: refuse })).alarms).toMatchObject([{ alarm: 'hold_lost' }])
  expect(await shop.topicsOf(uid)).toEqual(['order.held', 'order.hold_lost'])
})
