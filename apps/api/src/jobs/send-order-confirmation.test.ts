// The buyer whose order is paid in another way gets a confirmation of it, as the mail server receives it.

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PlacedTestOrder, placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { enqueueEvent } from '../database/outbox.ts'
import { recordPaymentChange } from '../ordering/payments/change-payment.service.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
  await shop.start()
})
afterEach(() => shop.close())

async function changeTo({ id }: PlacedTestOrder, code: 'bank_deposit' | 'card'): Promise<void> {
  const { db } = shop.database
  const { rows } = await sql<{ from: number; to: number }>`
    select o.payment_type_id as from, t.id as to from customer_order o, payment_type t
    where o.id = ${id} and t.code = ${code}`.execute(db)
  const [types] = rows
  if (!types) throw new Error(`there is no order ${id}`)
  const change = { orderId: id, fromTypeId: types.from, toTypeId: types.to, instalments: 1, at: new Date() }
  await db.transaction().execute((tx) => recordPaymentChange(tx, change))
}

const confirmations = () => shop.mails().filter(({ messageId }) => messageId?.startsWith('<order-confirmation-'))

const countIds = () => new Set(confirmations().map(({ messageId }) => messageId)).size

const done = (name: string) => expect.poll(() => shop.countLogs(`${name} done`), { timeout: 20_000 }).toBe(1)

test.each([
  ['el', 'Καταθέστε'],
  ['en', 'transfer'],
] as const)('by a deposit now: a confirmation that says how to pay it (%s)', async (language, words) => {
  const order = await placeTestOrder(shop.database.db, { language, payment: 'card' })
  await done('order confirmation')
  expect(shop.mails()).toEqual([])
  await changeTo(order, 'bank_deposit')
  await shop.expectMails(1)
  const [mail] = confirmations()
  expect(mail?.recipients).toEqual(['reader@stoa.example'])
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(words)
    expect(body).toContain(order.code)
  }
})

test('by card now: nothing before it is paid', async () => {
  const order = await placeTestOrder(shop.database.db, { payment: 'bank_deposit' })
  await shop.expectMails(1)
  await changeTo(order, 'card')
  await done('order with another payment')
  expect(shop.mails()).toHaveLength(1)
  await enqueueEvent(shop.database.db, 'order.paid', { orderId: order.id })
  await shop.expectMails(2)
  expect(countIds()).toBe(2)
})

test('each change of the way is an e-mail of its own, and told twice it is one for the buyer’s program', async () => {
  const order = await placeTestOrder(shop.database.db, { payment: 'bank_deposit' })
  await shop.expectMails(1)
  await changeTo(order, 'card')
  await done('order with another payment')
  await changeTo(order, 'bank_deposit')
  await shop.expectMails(2)
  expect(countIds()).toBe(2)
  const { rows } = await sql<{ id: number }>`select max(id) as id from order_payment_change`.execute(shop.database.db)
  await enqueueEvent(shop.database.db, 'order.payment_changed', { orderId: order.id, changeId: rows[0]?.id ?? 0 })
  await shop.expectMails(3)
  expect(countIds()).toBe(2)
})
