// An order whose amount is held: accepted, carried out, taken as it leaves, released when it comes to nothing.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, orderRequest, saveOrder, type Wire } from '../../../test/order-request.ts'
import { cardId, openPaymentShop, type PaymentShop } from '../../../test/payment-shop.ts'
import { makeUpcoming } from '../../../test/upcoming-title.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { PaymentProvider } from '../../ports/payment.ts'
import { listHeld } from '../orders/held-payments.service.ts'
import { moveOrder } from '../orders/move-order.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { grantAllowance } from '../returns/allowances.service.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'
import { checkDueAttempts, payDueRefunds } from './due-attempts.service.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop({ holdDays: 7 })
})
beforeEach(async () => {
  await sql`update payment_attempt set check_at = null where status <> 'captured'`.execute(shop.database.db)
  shop.provider.capture = capture
})
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const day = 24 * 60 * 60_000
const { processing, cancelled, invoiced } = orderStatusNumbers

const capture: PaymentProvider['capture'] = async ({ reference, currency }, amountCents) => {
  shop.provider.states.set(reference, { result: 'captured', amountCents, currency, transaction: `C${reference}` })
  return 'done'
}

async function holdFor(items: Wire[]) {
  const request = await orderRequest(shop.app, items, { pmtid: cardId })
  const { body } = await saveOrder(shop.app, request)
  const uid = String(body.uid)
  const reference = await shop.begin(uid)
  await authorise(reference)
  return { uid, reference, code: String(body.cd) }
}

async function authorise(reference: string, changes: Record<string, string> = {}) {
  const asked = shop.provider.requests.find((request) => request.reference === reference)
  const amountCents = asked?.amountCents ?? 0
  shop.provider.states.set(reference, { result: 'authorised', amountCents, currency: 'EUR', transaction: 'H' })
  return shop.post('return', shop.reportOn(reference, { status: 'AUTHORIZED', ...changes }))
}

const book = (copies = [5]) => makeProduct(shop.database.db, { priceCents: 2000, copies })
const holdBooks = async (quantity = 1) => holdFor([line(await book(), quantity)])

type To = 'invoiced' | 'inDelivery' | 'readyForPickup' | 'cancelled'

async function moveTo(tx: Executor, uid: string, to: To) {
  const order = await lockOrder(tx, { uid })
  if (!order) throw new Error('there is no such order')
  const how = { actor: 'staff', source: 'staff:1', reason: null, notify: false, now: shop.clock.now } as const
  return moveOrder(tx, order, { to, ...how })
}

const move = (uid: string, to: To) => decideInTransaction(shop.database.db, (tx) => moveTo(tx, uid, to))

async function waitingForOrders(): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%customer_order%'`.execute(
    shop.database.db,
  )
  return rows[0]?.waiting
}

const poll = (afterMs = 0, changes: Partial<PaymentProvider> = {}) =>
  checkDueAttempts({
    db: shop.database.db,
    providers: [{ ...shop.provider, ...changes }],
    now: () => shop.clock.now + afterMs,
  })

const held = { payment: 'held', status: processing, attempts: ['authorised'], told: 0 }

async function takenOf(uid: string) {
  const { rows } = await sql<{ taken: number; due: number; refunds: number }>`
    select coalesce(a.captured_cents, 0) as taken, o.due_cents as due,
      coalesce((select sum(r.cents) from payment_refund r where r.attempt_id = a.id), 0)::int as refunds
    from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = ${uid}`.execute(shop.database.db)
  return rows[0]
}

const topicsOf = async (uid: string) =>
  (
    await sql<{ topic: string }>`
      select b.topic from outbox b join customer_order o on o.id = (b.payload ->> 'orderId')::bigint
      where o.uid = ${uid} and b.topic in ('order.held', 'order.paid') order by b.id`.execute(shop.database.db)
  ).rows.map(({ topic }) => topic)

describe('an amount that is held', () => {
  test('accepts the order, and is not taken before it leaves', async () => {
    const { uid, reference } = await holdBooks()
    expect(await shop.stateOf(uid)).toEqual(held)
    expect((await authorise(reference)).headers.location).toBe(`/el/checkout-success/${uid}`)
    expect((await shop.post(`begin/${uid}`)).headers.location).toBe(`/el/checkout-success/${uid}`)
    expect((await poll(day)).alarms).toEqual([])
    expect([await shop.stateOf(uid), await topicsOf(uid)]).toEqual([held, ['order.held']])
  })

  test('is taken when the order is invoiced, and only then it is handed over', async () => {
    const { uid } = await holdBooks()
    expect(await move(uid, 'inDelivery')).toMatchObject({ refusal: 'order_payment_held' })
    expect(await move(uid, 'readyForPickup')).toMatchObject({ refusal: 'order_payment_held' })
    expect(await move(uid, 'invoiced')).toMatchObject({ ok: true })
    await poll()
    expect(await shop.stateOf(uid)).toEqual({ payment: 'paid', status: invoiced, attempts: ['captured'], told: 1 })
    expect(await move(uid, 'inDelivery')).toMatchObject({ ok: true })
    expect(await topicsOf(uid)).toEqual(['order.held', 'order.paid'])
  })

  test('of another amount than was asked for holds nothing for the order', async () => {
    const uid = await shop.place()
    await authorise(await shop.begin(uid), { amount: '0.01' })
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['authorised'] })
  })

  test('is taken at once where copies are still to come', async () => {
    const { uid } = await holdFor([line(await makeUpcoming(shop))])
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['authorised'] })
    await poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
  })

  test('of an older window gives up the newer, and what that takes is a surplus', async () => {
    const uid = await shop.place()
    const [older, newer] = [await shop.begin(uid), await shop.begin(uid)]
    await authorise(older)
    expect(await shop.stateOf(uid)).toEqual({ ...held, attempts: ['authorised', 'cancelled'] })
    await shop.post('signed_bank/notify', shop.reportOn(newer))
    expect(await shop.stateOf(uid)).toEqual({ ...held, attempts: ['authorised', 'surplus'] })
    await move(uid, 'invoiced')
    await poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured', 'surplus'] })
  })

  test('twice for one order is released the second time', async () => {
    const uid = await shop.place()
    const [older, newer] = [await shop.begin(uid), await shop.begin(uid)]
    for (const reference of [older, newer]) await authorise(reference)
    await poll()
    expect(await shop.stateOf(uid)).toEqual({ ...held, attempts: ['authorised', 'cancelled'] })
  })
})

describe('what comes to nothing', () => {
  test('is released, and costs nothing', async () => {
    const { uid, reference } = await holdBooks()
    await move(uid, 'cancelled')
    await poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled, attempts: ['cancelled'] })
    expect(shop.provider.states.get(reference)).toEqual({ result: 'cancelled' })
    expect(await takenOf(uid)).toMatchObject({ taken: 0, refunds: 0 })
  })

  test('and was being taken at that moment goes back', async () => {
    const { uid } = await holdBooks()
    await move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      expect(await move(uid, 'cancelled')).toMatchObject({ ok: true })
      return capture(...args)
    }
    expect((await poll()).alarms).toMatchObject([{ alarm: 'surplus' }])
    const { taken, refunds } = (await takenOf(uid)) ?? {}
    expect([taken, await shop.stateOf(uid)]).toMatchObject([refunds, { payment: 'awaiting', attempts: ['surplus'] }])
  })

  test('and was taken by a call whose answer was lost goes back', async () => {
    const { uid } = await holdBooks()
    await move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      await capture(...args)
      throw new OutsideError('timeout')
    }
    await poll()
    expect(await move(uid, 'cancelled')).toMatchObject({ ok: true })
    const refuse = async () => 'refused' as const
    expect((await poll(0, { cancel: refuse })).alarms).toMatchObject([{ alarm: 'surplus' }])
    const { taken, due, refunds } = (await takenOf(uid)) ?? {}
    expect([taken, refunds]).toEqual([due, due])
  })

  test('just before it is taken is not taken', async () => {
    const { uid } = await holdBooks()
    await move(uid, 'invoiced')
    let taking: ReturnType<typeof poll> | undefined
    await decideInTransaction(shop.database.db, async (tx) => {
      await lockOrder(tx, { uid })
      taking = poll()
      await expect.poll(() => waitingForOrders()).toBe(1)
      return moveTo(tx, uid, 'cancelled')
    })
    expect((await taking)?.alarms).toEqual([])
    await poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled, attempts: ['cancelled'] })
  })

  test('or is taken: of twenty cancelled and invoiced at once, no money stays for what is not sent', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => holdBooks()))
    await Promise.all(
      orders.flatMap(({ uid }, index) => [
        move(uid, index % 2 ? 'cancelled' : 'invoiced'),
        move(uid, index % 2 ? 'invoiced' : 'cancelled'),
        ...(index % 4 ? [] : [poll()]),
      ]),
    )
    await Promise.all([poll(), poll()])
    await poll(60 * 60_000)
    for (const { uid } of orders) {
      const { taken = 0, due = 0, refunds = 0 } = (await takenOf(uid)) ?? {}
      const isOver = (await shop.stateOf(uid))?.status === cancelled
      expect(taken - refunds).toBe(isOver ? 0 : due)
    }
  })
})

describe('a part that comes back', () => {
  const giveBack = (code: string) =>
    receiveCopies(
      shop.database.db,
      { order: code },
      { copies: [{ line: 0, quantity: 1, damaged: 0 }], now: shop.clock.now },
    )

  test('before it is taken is not taken', async () => {
    const { uid, code } = await holdBooks(2)
    await move(uid, 'invoiced')
    expect(await giveBack(code)).toMatchObject({ ok: true })
    await poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
    const { taken = 0, due = 0, refunds } = (await takenOf(uid)) ?? {}
    expect([due - taken, refunds]).toEqual([2000, 0])
  })

  test('while it is taken is paid back', async () => {
    const { uid, code } = await holdBooks(2)
    await move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      expect(await giveBack(code)).toMatchObject({ ok: true })
      return capture(...args)
    }
    await poll()
    const { taken, due, refunds } = (await takenOf(uid)) ?? {}
    expect([taken, refunds]).toEqual([due, 2000])
    await payDueRefunds({ db: shop.database.db, providers: [shop.provider], now: () => shop.clock.now })
  })
})

describe('what cannot be taken', () => {
  test('because the provider is away is tried again, and somebody is told', async () => {
    const { uid } = await holdBooks()
    await move(uid, 'invoiced')
    const away = async () => {
      throw new OutsideError('timeout')
    }
    const alarms = []
    for (let tries = 0; tries < 7; tries += 1) alarms.push(...(await poll(tries * day, { capture: away })).alarms)
    expect(new Set(alarms.map(({ alarm }) => alarm))).toEqual(new Set(['capture_delayed']))
    expect(await move(uid, 'inDelivery')).toMatchObject({ refusal: 'order_payment_held' })
    await poll(8 * day)
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid' })
  })

  test('because the hold has ended leaves the order unpaid and listed, and it can be paid anew', async () => {
    const { uid, code, reference } = await holdBooks()
    await move(uid, 'invoiced')
    shop.provider.states.set(reference, { result: 'expired' })
    const refuse = async () => 'refused' as const
    expect((await poll(0, { capture: refuse })).alarms).toMatchObject([{ alarm: 'hold_lost' }])
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: invoiced, attempts: ['expired'] })
    expect(await move(uid, 'inDelivery')).toMatchObject({ refusal: 'order_move_not_allowed' })
    expect(await listHeld(shop.database.db, 100)).toContainEqual(expect.objectContaining({ code, state: 'lost' }))
    await authorise(await shop.begin(uid))
    await poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['expired', 'captured'] })
    expect(await move(uid, 'inDelivery')).toMatchObject({ ok: true })
  })

  test('is said two days before the hold ends', async () => {
    const { uid, reference, code } = await holdBooks()
    expect((await poll(day)).alarms).toEqual([])
    expect((await poll(5 * day + 1)).alarms).toEqual([{ provider: 'signed_bank', reference, alarm: 'hold_ends' }])
    expect(await shop.stateOf(uid)).toEqual(held)
    expect(await listHeld(shop.database.db, 100)).toContainEqual(expect.objectContaining({ code, state: 'held' }))
  })
})

test('nothing is given back of an amount that is only held', async () => {
  const { code } = await holdBooks()
  const input = { code, cents: 100, reason: 'goodwill', now: shop.clock.now }
  expect(await grantAllowance(shop.database.db, input)).toEqual({ ok: false, refusal: { code: 'order_payment_held' } })
})
