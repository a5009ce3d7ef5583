// An amount that is given back of a paid order without copies: to what paid it, with a credit note, and never more than is left.

import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findTestOrder, moveTo, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { issueAs } from '../../../test/make-issuer.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, methodIds, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { cardId, openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { inTransaction } from '../../database/transaction.ts'
import { issueGiftCardCodes } from '../gift-cards/issued-gift-cards.service.ts'
import { listUnsettled } from '../orders/order-ledger.service.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { payDueRefunds } from '../payments/due-attempts.service.ts'
import { recordChargeback } from '../settlements/chargebacks.service.ts'
import { grantAllowance } from './allowances.service.ts'
import { receiveCopies } from './due-returns.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
  await issueAs(shop.database.db, shop.clock.now)
})
afterEach(async () => {
  await payBack()
})
afterAll(async () => {
  await expectConsistentLedger(shop.database.db)
  await shop.close()
})

type Paid = TestOrder & { dueCents: number }

async function ordered(changes: Wire = {}): Promise<Paid> {
  const { db } = shop.database
  const item = line(await makeProduct(db, { priceCents: 1350, copies: [3] }), 3)
  const { body } = await saveOrder(shop.app, await orderRequest(shop.app, [item], { pmtid: cardId, ...changes }), {})
  const order = await findTestOrder(db, body.uid)
  const { rows } = await sql<{
    due: number
  }>`select due_cents as due from customer_order where id = ${order.id}`.execute(db)
  return { ...order, dueCents: rows[0]?.due ?? 0 }
}

/** Three copies of 13,50 €, paid by card. */
async function paidOrder(changes: Wire = {}): Promise<Paid> {
  const order = await ordered(changes)
  await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(order.uid)))
  return order
}

const grant = ({ code }: Pick<Paid, 'code'>, cents: number) =>
  grantAllowance(shop.database.db, { code, cents, reason: 'damaged cover', now: shop.clock.now })

/** Until nothing is due. */
const payBack = async () => {
  shop.provider.refunds.length = 0
  const run = () => payDueRefunds({ db: shop.database.db, providers: [shop.provider], now: () => shop.clock.now })
  while ((await run()).asked > 0);
  return shop.provider.refunds.map(({ amountCents }) => amountCents)
}

const receive = ({ code }: Paid, quantity: number) =>
  receiveCopies(shop.database.db, { order: code }, { copies: [{ line: 0, quantity, damaged: 0 }], now: shop.clock.now })

const isOpen = async ({ code }: Paid) => (await listUnsettled(shop.database.db, 1000)).some((one) => one.code === code)

const creditsOf = async ({ id }: Paid) =>
  (
    await sql<{ gross: number; allowance: number }>`
      select gross_cents as gross, allowance_cents as allowance from document
      where order_id = ${id} and corrects_id is not null order by id`.execute(shop.database.db)
  ).rows.map(({ gross, allowance }) => [gross, allowance])

test('it goes back at the provider, with a credit note, an event, and an e-mail now and when it is done', async () => {
  const order = await paidOrder()
  const { db } = shop.database
  await moveTo(shop, order.uid, 'inDelivery', 'completed')
  expect(await grant(order, 500)).toMatchObject({ ok: true, value: { cardCents: 0, moneyCents: 500 } })
  expect([await isOpen(order), await creditsOf(order)]).toEqual([true, [[500, 500]]])
  expect(await payBack()).toEqual([500])
  expect([await isOpen(order), await statusOf(shop, order)]).toEqual([false, 3])
  const told = await sql<{ topic: string }>`
    select topic from outbox where topic = 'order.refunded' and (payload ->> 'orderId')::bigint = ${order.id}
      or topic = 'return.received' and (payload ->> 'returnId')::bigint in (select id from order_return where order_id = ${order.id})
    order by id`.execute(db)
  expect(told.rows.map(({ topic }) => topic)).toEqual(['return.received', 'order.refunded'])
  const events = await sql<{ data: unknown }>`
    select data from order_event where order_id = ${order.id} and event_type = 'allowance.granted'`.execute(db)
  expect(events.rows).toMatchObject([{ data: { amountCents: 500, refundCents: 500 } }])
})

test('what comes back afterwards gives no more than is left, and the credit notes are the receipt', async () => {
  const order = await paidOrder()
  await moveTo(shop, order.uid, 'inDelivery', 'completed')
  await grant(order, 500)
  await receive(order, 1)
  await receive(order, 2)
  expect(await payBack()).toEqual([500, 1350, order.dueCents - 1850])
  const credits = await creditsOf(order)
  expect(credits).toEqual([
    [500, 500],
    [1350, 0],
    [order.dueCents - 1850, -500],
  ])
})

test('one that is cancelled afterwards gives back the rest', async () => {
  const order = await paidOrder()
  await grant(order, 500)
  await moveTo(shop, order.uid, 'cancelled')
  expect(await payBack()).toEqual([500, order.dueCents - 500])
  expect(await isOpen(order)).toBe(false)
})

test('a gift card that paid some of it gets its share', async () => {
  const { db } = shop.database
  const [code = ''] = await inTransaction(db, (tx) =>
    issueGiftCardCodes(tx, { count: 1, amountCents: 2000 }, shop.clock.now, randomBytes),
  )
  const order = await paidOrder({ gfcd: code })
  const cents = order.dueCents + 2000
  const granted = await grant(order, cents)
  expect(granted).toMatchObject({ ok: true, value: { cardCents: 2000, moneyCents: order.dueCents } })
  expect(await grant(order, 1)).toEqual({ ok: false, refusal: { code: 'allowance_too_high', leftCents: 0 } })
})

test('twenty at once never give back more than was paid', async () => {
  const order = await paidOrder()
  const each = Math.ceil(order.dueCents / 4)
  const granted = await Promise.all(Array.from({ length: 20 }, () => grant(order, each)))
  expect(granted.filter(({ ok }) => ok)).toHaveLength(3)
  expect(granted.find(({ ok }) => !ok)).toEqual({
    ok: false,
    refusal: { code: 'allowance_too_high', leftCents: order.dueCents - 3 * each },
  })
  expect(await payBack()).toEqual([each, each, each])
})

test('an order that is not paid, was charged back or is over gives nothing back, nor does one that there is not', async () => {
  const { db } = shop.database
  const [unpaid, over, charged] = [await ordered(), await paidOrder(), await paidOrder()]
  await moveTo(shop, over.uid, 'cancelled')
  await recordChargeback(db, charged.code, { cents: null, reason: null, respondBy: null }, shop.clock.now)
  const codes = [unpaid, over, charged, await ordered({ pmtid: methodIds.deposit }), { code: 'STO-26-000000' }]
  const refusals = []
  for (const order of codes) refusals.push(await grant(order, 100))
  expect(refusals).toMatchObject(
    ['order_not_paid', 'order_ended', 'payment_charged_back', 'order_not_paid', 'order_not_found'].map((code) => ({
      refusal: { code },
    })),
  )
  expect((await listDueRefunds(db, 1000)).filter(({ code }) => code === unpaid.code)).toEqual([])
})

test('what came back and nobody has said what is said first', async () => {
  const order = await paidOrder()
  await moveTo(shop, order.uid, 'inDelivery', 'completed', 'partiallyReturned')
  expect(await grant(order, 100)).toEqual({ ok: false, refusal: { code: 'return_unclear' } })
  await receive(order, 1)
  expect(await grant(order, 100)).toMatchObject({ ok: true })
})
