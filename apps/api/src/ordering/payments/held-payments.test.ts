// An order whose amount is held: accepted, carried out, captured as it leaves.

import { randomUUID } from 'node:crypto'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { done } from '@stoa/domain/outcome'
import { describe, expect, test, vi } from 'vitest'
import { carriersOf, fakeCarrier } from '../../../test/fake-carrier.ts'
import { type HeldShop, heldState, withHeldShop } from '../../../test/held-shop.ts'
import { buyer, line, readableOrder } from '../../../test/order-request.ts'
import { makeUpcoming } from '../../../test/upcoming-title.ts'
import { shipOrder } from '../orders/ship-order.service.ts'
import { grantAllowance } from '../returns/allowances.service.ts'
import { declareWithdrawal } from '../returns/withdrawals.service.ts'

let shop: HeldShop
withHeldShop((opened) => {
  shop = opened
})

const day = 24 * 60 * 60_000
const { invoiced } = orderStatusNumbers

describe('an amount that is held', () => {
  test('accepts the order, and is not captured before it leaves', async () => {
    const { uid, reference } = await shop.holdBooks()
    expect(await shop.stateOf(uid)).toEqual(heldState)
    expect((await shop.authorise(reference)).headers.location).toBe(`/el/checkout-success/${uid}`)
    expect((await shop.post(`begin/${uid}`)).headers.location).toBe(`/el/checkout-success/${uid}`)
    expect((await shop.poll(day)).alarms).toEqual([])
    expect([await shop.stateOf(uid), await shop.topicsOf(uid)]).toEqual([heldState, ['order.held']])
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
    expect(await shop.stateOf(uid)).toEqual({ ...heldState, attempts: ['authorised', 'cancelled'] })
    await shop.post('signed_bank/notify', shop.reportOn(newer))
    expect(await shop.stateOf(uid)).toEqual({ ...heldState, attempts: ['authorised', 'surplus'] })
    await shop.move(uid, 'invoiced')
    await shop.poll()
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured', 'surplus'] })
  })

  test('twice for one order is released the second time', async () => {
    const uid = await shop.place()
    const [older, newer] = [await shop.begin(uid), await shop.begin(uid)]
    for (const reference of [older, newer]) await shop.authorise(reference)
    await shop.poll()
    expect(await shop.stateOf(uid)).toEqual({ ...heldState, attempts: ['authorised', 'cancelled'] })
  })
})

describe('withdrawn from before it leaves', () => {
  const withdraw = async (code: string, quantity: number, terms = { held: true, paid: false }) => {
    const stated = await declareWithdrawal(shop.database.db, {
      ...{ name: 'Μαρία', email: buyer.eml, code, words: '', language: 'el', now: shop.clock.now },
      ...{ lines: [{ line: 0, quantity }], idempotency: { key: randomUUID(), bodyHash: 'x' } },
    })
    expect(stated).toMatchObject({ ok: true, value: { terms: { ...terms, sendsBack: false } } })
  }

  test('all of it is released', async () => {
    const { uid, code } = await shop.holdBooks()
    await withdraw(code, 1)
    await shop.poll()
    const { cancelled: status } = orderStatusNumbers
    expect(await shop.stateOf(uid)).toMatchObject({ status, attempts: ['cancelled'] })
  })

  test('all of it, while it is being captured: no release is promised, and what is captured goes back', async () => {
    const { uid, code } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.capture = async (...args) => {
      await withdraw(code, 1, { held: false, paid: true })
      return shop.capture(...args)
    }
    await shop.poll()
    const { cancelled: status } = orderStatusNumbers
    expect(await shop.stateOf(uid)).toMatchObject({ status, payment: 'awaiting', attempts: ['surplus'] })
  })

  test('the rest alone is captured of a part', async () => {
    const { uid, code } = await shop.holdBooks(2)
    await withdraw(code, 1)
    const capture = vi.spyOn(shop.provider, 'capture')
    await shop.move(uid, 'invoiced')
    await shop.poll()
    const { due, payable } = await readableOrder(shop.app, { uid })
    expect(capture.mock.calls.map(([, cents]) => cents)).toEqual([due - 2000])
    expect([payable, await shop.stateOf(uid)]).toMatchObject([due - 2000, { payment: 'paid', attempts: ['captured'] }])
  })
})

test('nothing is given back of an amount that is only held', async () => {
  const { code } = await shop.holdBooks()
  const input = { code, cents: 100, reason: 'goodwill', now: shop.clock.now }
  expect(await grantAllowance(shop.database.db, input)).toEqual({ ok: false, refusal: { code: 'order_payment_held' } })
})
