// What is owed for an order that a provider captured goes back there, once, whatever happens meanwhile; the rest is for people.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findTestOrder, moveTo, statusOf, type TestOrder } from '../../../test/delivered-order.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { cardId, openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
import { listUnsettled } from '../orders/order-ledger.service.ts'
import { moveByTool } from '../orders/order-tool.service.ts'
import { listDueRefunds } from '../orders/refunds.service.ts'
import { receiveCopies, recordRefund } from '../returns/due-returns.service.ts'
import { recordChargeback } from '../settlements/chargebacks.service.ts'
import { payDueRefunds } from './due-attempts.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.provider.refunds.length = 0
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

/** Three copies, paid by card. */
async function paidOrder(): Promise<TestOrder & { dueCents: number }> {
  const { db } = shop.database
  const item = line(await makeProduct(db, { priceCents: 1350, copies: [3] }), 3)
  const request = await orderRequest(shop.app, [item], { pmtid: cardId })
  const { body } = await saveOrder(shop.app, request, {})
  const order = await findTestOrder(db, body.uid)
  const reference = await shop.begin(order.uid)
  await shop.post('signed_bank/notify', shop.reportOn(reference))
  const { rows } = await sql<{
    due: number
  }>`select due_cents as due from customer_order where id = ${order.id}`.execute(db)
  return { ...order, dueCents: rows[0]?.due ?? 0 }
}

const cancelledByStaff = async () => {
  const order = await paidOrder()
  await moveTo(shop, order.uid, 'cancelled')
  return order
}

const pay = (changes: Partial<PaymentProvider> = {}, minutes = 0) =>
  payDueRefunds({
    db: shop.database.db,
    providers: [{ ...shop.provider, ...changes }],
    now: () => shop.clock.now + minutes * 60_000,
  })

const owedFor = async ({ code }: TestOrder) =>
  (await listDueRefunds(shop.database.db, 1000)).filter((one) => one.code === code)

const isOpen = async ({ code }: TestOrder) =>
  (await listUnsettled(shop.database.db, 1000)).some((one) => one.code === code)

const countTold = async ({ id }: TestOrder, topic: string) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from outbox
      where topic = ${topic} and (payload ->> 'orderId')::bigint = ${id}`.execute(shop.database.db)
  ).rows[0]?.count

describe('an order that was cancelled', () => {
  test('is paid back by its provider, and that ends it', async () => {
    const order = await cancelledByStaff()
    expect(await owedFor(order)).toMatchObject([{ at_provider: 'due', provider: 'signed_bank' }])
    expect(await isOpen(order)).toBe(true)
    expect(await pay()).toMatchObject({ asked: 1, alarms: [] })
    expect(shop.provider.refunds).toMatchObject([{ amountCents: order.dueCents, refundedCents: 0, isRepeated: false }])
    expect([await owedFor(order), await isOpen(order), await statusOf(shop, order)]).toEqual([[], false, 7])
  })

  test('is paid back by hand once its provider has refused', async () => {
    const order = await cancelledByStaff()
    const refused = await pay({ refund: async () => 'refused' })
    expect(refused.alarms).toMatchObject([{ alarm: 'refund_refused', provider: 'signed_bank' }])
    expect(await owedFor(order)).toMatchObject([{ at_provider: 'refused' }])
    expect((await pay()).asked).toBe(0)
    expect(await recordRefund(shop.database.db, order.code, shop.clock.now)).toEqual({
      ok: true,
      value: order.dueCents,
    })
    expect([await isOpen(order), await statusOf(shop, order)]).toEqual([false, 7])
  })

  test('is for people once the buyer’s bank has taken the money back', async () => {
    const order = await paidOrder()
    const told = { cents: null, reason: null, respondBy: null }
    expect(await recordChargeback(shop.database.db, order.code, told, shop.clock.now)).toMatchObject({ ok: true })
    await moveTo(shop, order.uid, 'cancelled')
    expect([await owedFor(order), (await pay()).asked]).toMatchObject([[{ at_provider: null }], 0])
  })

  test('is nobody else’s to pay back meanwhile', async () => {
    const order = await cancelledByStaff()
    const { db } = shop.database
    expect(await recordRefund(db, order.code, shop.clock.now)).toEqual({ ok: false, refusal: 'refund_at_provider' })
    const move = { tool: 'erp', uid: order.uid, status: 'refund', notify: false, now: shop.clock.now } as const
    expect(await moveByTool(db, move)).toMatchObject({ ok: false, refusal: { code: 'order_move_refused' } })
    await pay()
    expect(await recordRefund(db, order.code, shop.clock.now)).toEqual({ ok: false, refusal: 'nothing_owed' })
  })

  test('is paid back once, however many cancel it and pay it back at once', async () => {
    const order = await paidOrder()
    const twenty = Array.from({ length: 20 })
    await Promise.all(twenty.map(() => moveTo(shop, order.uid, 'cancelled')))
    await Promise.all(twenty.map(() => pay()))
    expect(shop.provider.refunds).toHaveLength(1)
  })

  test('is paid back once where the shop dies before it has heard of it', async () => {
    const order = await cancelledByStaff()
    const keys: string[] = []
    const unheard = async ({ key }: { key: string }) => {
      keys.push(key)
      throw new OutsideError('timeout')
    }
    await pay({ refund: unheard })
    expect(await owedFor(order)).toHaveLength(1)
    await pay({}, 60)
    expect(shop.provider.refunds).toMatchObject([{ key: keys[0], isRepeated: true }])
    expect(await owedFor(order)).toEqual([])
  })
})

test('what comes back of an order is paid back part by part, and its buyer is told', async () => {
  const order = await paidOrder()
  const { db } = shop.database
  await moveTo(shop, order.uid, 'inDelivery', 'completed')
  const receive = (quantity: number) =>
    receiveCopies(db, { order: order.code }, { copies: [{ line: 0, quantity, damaged: 0 }], now: shop.clock.now })
  await receive(1)
  await pay()
  expect([shop.provider.refunds[0]?.amountCents, await statusOf(shop, order)]).toEqual([1350, 8])
  expect([await countTold(order, 'order.refunded'), await isOpen(order)]).toEqual([1, false])
  await receive(2)
  await pay()
  expect(shop.provider.refunds[1]).toMatchObject({ amountCents: order.dueCents - 1350, refundedCents: 1350 })
  expect([await statusOf(shop, order), await owedFor(order)]).toEqual([7, []])
})

test('twenty returns of the same copies at once are paid back once', async () => {
  const order = await paidOrder()
  await moveTo(shop, order.uid, 'inDelivery', 'completed')
  const copies = [{ line: 0, quantity: 3, damaged: 0 }]
  const receive = () => receiveCopies(shop.database.db, { order: order.code }, { copies, now: shop.clock.now })
  const received = await Promise.all(Array.from({ length: 20 }, receive))
  expect(received.filter(({ ok }) => ok)).toHaveLength(1)
  await Promise.all(Array.from({ length: 20 }, () => pay()))
  expect(shop.provider.refunds.map(({ amountCents }) => amountCents)).toEqual([order.dueCents])
})

test('the database refuses to pay back more than was captured', async () => {
  const order = await paidOrder()
  const insert = sql`insert into payment_refund (order_id, attempt_id, cents, due_at, try_at)
    select order_id, id, captured_cents + 1, now(), now() from payment_attempt where order_id = ${order.id}`
  await expect(insert.execute(shop.database.db)).rejects.toThrow('than was captured')
})
