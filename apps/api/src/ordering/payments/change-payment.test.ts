// A buyer pays an order that waits for its payment in another way.

import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { depositDeadline } from '@stoa/domain/ordering/payment/deposit-deadline'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { buyer, methodIds, readableOrder, type Wire } from '../../../test/order-request.ts'
import { cardId, irisId, openPaymentShop, type PaymentShop, paid } from '../../../test/payment-shop.ts'
import { sendRequest } from '../../../test/test-api.ts'
import { offerOf } from '../../ports/payment.ts'
import { changePayment } from './change-payment.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop({ instalments: [{ fromCents: 100, most: 3 }] })
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const change = (uid: string, changes: Wire) =>
  sendRequest(shop.app, '/en/orders/updatepaymentbycustomer', { uid, email: buyer.eml, ...changes })

const others = async (uid: string, email = buyer.eml) =>
  sendRequest(shop.app, '/en/orders/getotherpaymenttypes', { uid, email })

const idsOf = async (uid: string) => {
  const { body } = await others(uid)
  return Object.values(body).map((one) => (one as Wire).id)
}

async function traceOf(uid: string) {
  const { rows } = await sql<{ changes: number; events: number; told: number }>`
    select (select count(*)::int from order_payment_change c where c.order_id = o.id) as changes,
      (select count(*)::int from order_event e where e.order_id = o.id and e.event_type = 'order.payment_changed') as events,
      (select count(*)::int from outbox b where b.topic = 'order.payment_changed' and (b.payload ->> 'orderId')::bigint = o.id) as told
    from customer_order o where o.uid = ${uid}`.execute(shop.database.db)
  return rows[0]
}

test('the other ways are those that wait for money as well and cost the same, with their instalments', async () => {
  const uid = await shop.place(irisId)
  expect(await idsOf(uid)).toEqual([cardId, methodIds.deposit])
  const { body } = await others(uid)
  const card = Object.values(body).find((one) => (one as Wire).id === cardId) as { insts: Wire[] }
  expect(card.insts.map(({ cnt }) => cnt)).toEqual([2, 3])
  expect((await others(uid, 'somebody@else.example')).body.code).toBe('order_not_found')
})

test('not by a deposit whose last day has passed', async () => {
  const uid = await shop.place()
  const { now } = shop.clock
  const last = depositDeadline('bank_deposit', now) ?? 0
  shop.clock.now += (last + 1 - dayOf(now)) * 24 * 60 * 60_000
  expect(await idsOf(uid)).toEqual([irisId])
  expect((await change(uid, { pmtid: methodIds.deposit })).body.code).toBe('payment_not_available')
  shop.clock.now = now
})

test('by a deposit: the attempt is given up, the total stays, and nothing is lost', async () => {
  const uid = await shop.place()
  await shop.begin(uid)
  const before = await readableOrder(shop.app, { uid })
  const { status, body } = await change(uid, { pmtid: methodIds.deposit })
  expect([status, body.atprv]).toEqual([200, false])
  const after = await readableOrder(shop.app, { uid })
  expect(after).toMatchObject({
    payment: 'bank_deposit',
    total: before.total,
    due: before.due,
    vatGroups: before.vatGroups,
  })
  expect(after.accounts.length).toBeGreaterThan(0)
  expect((await shop.stateOf(uid))?.attempts).toEqual(['cancelled'])
  expect(await traceOf(uid)).toEqual({ changes: 1, events: 1, told: 1 })
  expect((await change(uid, { pmtid: methodIds.deposit })).body.code).toBe('payment_not_available')
})

test('what the bank takes after all pays the order, in the way in which it was taken', async () => {
  const uid = await shop.place()
  const reference = await shop.begin(uid)
  await change(uid, { pmtid: methodIds.deposit })
  await shop.post('signed_bank/notify', shop.reportOn(reference))
  expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  expect((await readableOrder(shop.app, { uid })).payment).toBe('card')
  expect((await change(uid, { pmtid: methodIds.deposit })).body.code).toBe('order_payment_fixed')
})

test('from a deposit to a card, which pays it', async () => {
  const uid = await shop.place(methodIds.deposit)
  expect(await idsOf(uid)).toEqual(expect.arrayContaining([cardId, irisId]))
  expect((await change(uid, { pmtid: cardId })).body.atprv).toBe(true)
  expect((await readableOrder(shop.app, { uid })).accounts).toEqual([])
  await shop.post('signed_bank/notify', shop.reportOn(await shop.begin(uid)))
  expect(await shop.stateOf(uid)).toEqual(paid('captured'))
})

test('by card in instalments, and then at once', async () => {
  const uid = await shop.place(irisId)
  expect((await change(uid, { pmtid: cardId, inst: 4 })).body.code).toBe('instalments_not_available')
  expect((await change(uid, { pmtid: cardId, inst: 3 })).body.atprv).toBe(true)
  await shop.begin(uid)
  expect(shop.provider.requests.at(-1)).toMatchObject({ kind: 'card', instalments: 3 })
  expect((await change(uid, { pmtid: cardId })).status).toBe(200)
  await shop.begin(uid)
  expect(shop.provider.requests.at(-1)).toMatchObject({ kind: 'card', instalments: 1 })
})

test('not where the amount is held, nor what costs more or is paid on delivery', async () => {
  const uid = await shop.place()
  expect((await change(uid, { pmtid: methodIds.cash })).body.code).toBe('payment_not_available')
  const reference = await shop.begin(uid)
  await shop.post('signed_bank/notify', shop.reportOn(reference, { status: 'AUTHORIZED' }))
  expect((await change(uid, { pmtid: methodIds.deposit })).body.code).toBe('order_payment_fixed')
})

test('against a report of the bank, twenty at once: paid once, whichever came first', async () => {
  const uid = await shop.place()
  const report = shop.reportOn(await shop.begin(uid))
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? change(uid, { pmtid: index % 4 === 0 ? methodIds.deposit : irisId })
        : shop.post('signed_bank/notify', report),
    ),
  )
  expect(await shop.stateOf(uid)).toEqual(paid('captured'))
  expect((await readableOrder(shop.app, { uid })).payment).toBe('card')
})

test('an order that goes back to a deposit is counted once as one that is not paid', async () => {
  const uid = await shop.place()
  const takeUnpaid = vi.fn(async () => true)
  for (const paymentTypeId of [methodIds.deposit, cardId, methodIds.deposit]) {
    const changed = await changePayment(shop.database.db, {
      change: { uid, email: buyer.eml, paymentTypeId },
      ...{ payments: offerOf([shop.provider]), takeUnpaid, now: shop.clock.now },
    })
    expect(changed).toMatchObject({ ok: true })
  }
  expect(takeUnpaid).toHaveBeenCalledTimes(1)
})
