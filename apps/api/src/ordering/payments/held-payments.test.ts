// An order whose amount is held: accepted, carried out, captured as it leaves, released when it comes to nothing.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { done } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { carriersOf, fakeCarrier } from '../../../test/fake-carrier.ts'
import { type HeldShop, openHeldShop } from '../../../test/held-shop.ts'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { line } from '../../../test/order-request.ts'
import { makeUpcoming } from '../../../test/upcoming-title.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import { listHeld } from '../orders/held-payments.service.ts'
import { lockOrder } from '../orders/order-payment.service.ts'
import { shipOrder } from '../orders/ship-order.service.ts'
import { grantAllowance } from '../returns/allowances.service.ts'
import { receiveCopies } from '../returns/due-returns.service.ts'
import { payDueRefunds } from './due-attempts.service.ts'

let shop: HeldShop
beforeAll(async () => {
  shop = await openHeldShop()
})
beforeEach(() => shop.forget())
afterEach(() => expectConsistentLedger(shop.database.db))
afterAll(() => shop.close())

const day = 24 * 60 * 60_000
const { processing, cancelled, invoiced } = orderStatusNumbers

async function waitingForOrders(): Promise<number | undefined> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%customer_order%'`.execute(
    shop.database.db,
  )
  return rows[0]?.waiting
}

const held = { payment: 'held', status: processing, attempts: ['authorised'], told: 0 }

async function amountsOf(uid: string) {
  const { rows } = await sql<{ captured: number; due: number; refunds: number }>`
    select coalesce(a.captured_cents, 0) as captured, o.due_cents as due,
      coalesce((select sum(r.cents) from payment_refund r where r.attempt_id = a.id), 0)::int as refunds
    from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = ${uid}`.execute(shop.database.db)
  return rows[0]
}

describe('an amount that is held', () => {
  test('accepts the order, and is not captured before it leaves', async () => {
    const { uid, reference } = await shop.holdBooks()
    expect(await shop.stateOf(uid)).toEqual(held)
    expect((await shop.authorise(reference)).headers.location).toBe(`/el/checkout-success/${uid}`)
    expect((await shop.post(`begin/${uid}`)).headers.location).toBe(`/el/checkout-success/${uid}`)
    expect((await shop.poll(day)).alarms).toEqual([])
    expect([await shop.stateOf(uid), await shop.topicsOf(uid)]).toEqual([held, ['order.held']])
  })

  test('is captured when the order is invoiced, and only then it is handed over', async () => {
    const { uid } = await shop.holdBooks()
    expect(await shop.move(uid, 'inDelivery')).toMatchObject({ refusal: 'order_payment_held' })
    expect(await shop.move(uid, 'readyForPickup')).toMatchObject({ refusal: 'order_payment_held' })
    expect(await shop.move(uid, 'invoiced')).toMatchObject({ ok: true })
    await shop.poll()
    expect(await shop.stateOf(uid)).toEqual({ payment: 'paid', status: invoiced, attempts: ['captured'], told: 1 })
    expect(await shop.move(uid, 'inDelivery')).toMatchObject({ ok: true })
    expect(await shop.topicsOf(uid)).toEqual(['order.held', 'order.paid'])
  })

  test('is captured as a shipment is asked for, which is made once it is paid', async () => {
    const { code, uid } = await shop.holdBooks()
    const createShipment = vi.fn(async () => done({ number: code, parcelNumbers: [code] }))
    const carriers = carriersOf(fakeCarrier({ code: 'acs', createShipment }))
    const packed = { parcels: 1, grams: null, size: 1 } as const
    const ship = () => shipOrder(shop.database.db, carriers, { code, packed }, () => shop.clock.now)
    expect(await ship()).toEqual({ ok: false, refusal: 'order_payment_held' })
    expect(createShipment).not.toHaveBeenCalled()
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
    expect(await ship()).toMatchObject({ ok: true, value: { number: code } })
  })

  test('of another amount than was asked for holds nothing for the order', async () => {
    const uid = await shop.place()
    await shop.authorise(await shop.begin(uid), { amount: '0.01' })
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['authorised'] })
  })

  test('is captured at once where copies are still to come', async () => {
    const { uid } = await shop.holdFor([line(await makeUpcoming(shop))])
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['authorised'] })
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
  })

  test('of an older window gives up the newer, and what that captures is a surplus', async () => {
    const uid = await shop.place()
    const [older, newer] = [await shop.begin(uid), await shop.begin(uid)]
    await shop.authorise(older)
    expect(await shop.stateOf(uid)).toEqual({ ...held, attempts: ['authorised', 'cancelled'] })
    await shop.post('signed_bank/notify', shop.reportOn(newer))
    expect(await shop.stateOf(uid)).toEqual({ ...held, attempts: ['authorised', 'surplus'] })
    await shop.move(uid, 'invoiced')
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured', 'surplus'] })
  })

  test('twice for one order is released the second time', async () => {
    const uid = await shop.place()
    const [older, newer] = [await shop.begin(uid), await shop.begin(uid)]
    for (const reference of [older, newer]) await shop.authorise(reference)
    await shop.poll()
    expect(await shop.stateOf(uid)).toEqual({ ...held, attempts: ['authorised', 'cancelled'] })
  })
})

describe('what comes to nothing', () => {
  test('is released, and costs nothing', async () => {
    const { uid, reference } = await shop.holdBooks()
    await shop.move(uid, 'cancelled')
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled, attempts: ['cancelled'] })
    expect(shop.provider.states.get(reference)).toEqual({ result: 'cancelled' })
    expect(await amountsOf(uid)).toMatchObject({ captured: 0, refunds: 0 })
  })

  test('and was being captured at that moment goes back', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      expect(await shop.move(uid, 'cancelled')).toMatchObject({ ok: true })
      return shop.capture(...args)
    }
    expect((await shop.poll()).alarms).toMatchObject([{ alarm: 'surplus' }])
    const { captured, refunds } = (await amountsOf(uid)) ?? {}
    expect([captured, await shop.stateOf(uid)]).toMatchObject([refunds, { payment: 'awaiting', attempts: ['surplus'] }])
  })

  test('and was captured by a call whose answer was lost goes back', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      await shop.capture(...args)
      throw new OutsideError('timeout')
    }
    await shop.poll()
    expect(await shop.move(uid, 'cancelled')).toMatchObject({ ok: true })
    const refuse = async () => 'refused' as const
    expect((await shop.poll(0, { cancel: refuse })).alarms).toMatchObject([{ alarm: 'surplus' }])
    const { captured, due, refunds } = (await amountsOf(uid)) ?? {}
    expect([captured, refunds]).toEqual([due, due])
  })

  test('just before it is captured is not captured', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    let capturing: ReturnType<HeldShop['poll']> | undefined
    await decideInTransaction(shop.database.db, async (tx) => {
      await lockOrder(tx, { uid })
      capturing = shop.poll()
      await expect.poll(() => waitingForOrders()).toBe(1)
      return shop.moveTo(tx, uid, 'cancelled')
    })
    expect((await capturing)?.alarms).toEqual([])
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: cancelled, attempts: ['cancelled'] })
  })

  test('or is captured: of twenty cancelled and invoiced at once, no money stays for what is not sent', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => shop.holdBooks()))
    await Promise.all(
      orders.flatMap(({ uid }, index) => [
        shop.move(uid, index % 2 ? 'cancelled' : 'invoiced'),
        shop.move(uid, index % 2 ? 'invoiced' : 'cancelled'),
        ...(index % 4 ? [] : [shop.poll()]),
      ]),
    )
    await Promise.all([shop.poll(), shop.poll()])
    await shop.poll(60 * 60_000)
    for (const { uid } of orders) {
      const { captured = 0, due = 0, refunds = 0 } = (await amountsOf(uid)) ?? {}
      const isOver = (await shop.stateOf(uid))?.status === cancelled
      expect(captured - refunds).toBe(isOver ? 0 : due)
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

  test('before it is captured is not captured', async () => {
    const { uid, code } = await shop.holdBooks(2)
    await shop.move(uid, 'invoiced')
    expect(await giveBack(code)).toMatchObject({ ok: true })
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
    const { captured = 0, due = 0, refunds } = (await amountsOf(uid)) ?? {}
    expect([due - captured, refunds]).toEqual([2000, 0])
  })

  test('while it is captured is paid back', async () => {
    const { uid, code } = await shop.holdBooks(2)
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      expect(await giveBack(code)).toMatchObject({ ok: true })
      return shop.capture(...args)
    }
    await shop.poll()
    const { captured, due, refunds } = (await amountsOf(uid)) ?? {}
    expect([captured, refunds]).toEqual([due, 2000])
    await payDueRefunds({ db: shop.database.db, providers: [shop.provider], now: () => shop.clock.now })
  })
})

describe('what cannot be captured', () => {
  test('because the provider is away is tried again, and somebody is told', async () => {
    const { uid } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    const away = async () => {
      throw new OutsideError('timeout')
    }
    const alarms = []
    for (let tries = 0; tries < 7; tries += 1) alarms.push(...(await shop.poll(tries * day, { capture: away })).alarms)
    expect(new Set(alarms.map(({ alarm }) => alarm))).toEqual(new Set(['capture_delayed']))
    expect(await shop.move(uid, 'inDelivery')).toMatchObject({ refusal: 'order_payment_held' })
    await shop.poll(8 * day)
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid' })
  })

  test('because the hold has ended leaves the order unpaid and listed, and it can be paid anew', async () => {
    const { uid, code, reference } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.states.set(reference, { result: 'expired' })
    const refuse = async () => 'refused' as const
    expect((await shop.poll(0, { capture: refuse })).alarms).toMatchObject([{ alarm: 'hold_lost' }])
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', status: invoiced, attempts: ['expired'] })
    expect(await shop.move(uid, 'inDelivery')).toMatchObject({ refusal: 'order_move_not_allowed' })
    expect(await listHeld(shop.database.db, 100)).toContainEqual(expect.objectContaining({ code, state: 'lost' }))
    await shop.authorise(await shop.begin(uid))
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['expired', 'captured'] })
    expect(await shop.move(uid, 'inDelivery')).toMatchObject({ ok: true })
  })

  test('is held for longer where the provider does that, and somebody is told', async () => {
    const { uid, reference } = await shop.holdBooks()
    const extendHold = vi.fn(async () => 'done' as const)
    const alarm = { provider: 'signed_bank', reference, alarm: 'hold_extended' }
    expect((await shop.poll(5 * day + 1, { extendHold })).alarms).toEqual([alarm])
    expect((await shop.poll(9 * day, { extendHold })).alarms).toEqual([])
    expect((await shop.poll(11 * day, { extendHold: async () => 'refused' })).alarms).toMatchObject([
      { alarm: 'hold_ends' },
    ])
    expect([extendHold.mock.calls.length, await shop.stateOf(uid)]).toEqual([1, held])
  })

  test('is said before the hold ends, as many days as are set', async () => {
    await shop.holdBooks()
    expect((await shop.poll(3 * day + 1, { holdWarningDays: 3 })).alarms).toEqual([])
    expect((await shop.poll(4 * day + 1, { holdWarningDays: 3 })).alarms).toMatchObject([{ alarm: 'hold_ends' }])
  })

  test('is said two days before the hold ends', async () => {
    const { uid, reference, code } = await shop.holdBooks()
    expect((await shop.poll(day)).alarms).toEqual([])
    expect((await shop.poll(5 * day + 1)).alarms).toEqual([{ provider: 'signed_bank', reference, alarm: 'hold_ends' }])
    expect(await shop.stateOf(uid)).toEqual(held)
    expect(await listHeld(shop.database.db, 100)).toContainEqual(expect.objectContaining({ code, state: 'held' }))
  })
})

test('nothing is given back of an amount that is only held', async () => {
  const { code } = await shop.holdBooks()
  const input = { code, cents: 100, reason: 'goodwill', now: shop.clock.now }
  expect(await grantAllowance(shop.database.db, input)).toEqual({ ok: false, refusal: { code: 'order_payment_held' } })
})
