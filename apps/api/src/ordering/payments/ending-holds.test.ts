// What is held and cannot be captured, or soon cannot be any more: somebody is told, and the order does not leave unpaid.

import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { describe, expect, test, vi } from 'vitest'
import { type HeldShop, heldState, withHeldShop } from '../../../test/held-shop.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import { listHeld } from '../orders/held-payments.service.ts'

let shop: HeldShop
withHeldShop((opened) => {
  shop = opened
})

const day = 24 * 60 * 60_000
const { invoiced } = orderStatusNumbers

describe('what is held', () => {
  test('stays held though the provider cannot say so, also for longer than it may check a payment', async () => {
    const { uid, reference } = await shop.holdBooks()
    shop.provider.states.set(reference, { result: 'undecided' })
    for (const days of [1, 8]) await shop.poll(days * day)
    expect(await shop.stateOf(uid)).toEqual(heldState)
  })

  test('stays held though the provider once knows nothing of it, until the hold has ended', async () => {
    const { uid, reference } = await shop.holdBooks()
    shop.provider.states.delete(reference)
    await shop.poll(day)
    expect(await shop.stateOf(uid)).toEqual(heldState)
    await shop.poll(8 * day)
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['expired'] })
  })

  test('and captured stays so though the answers about it come late', async () => {
    const { uid, reference } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    const capture = async () => {
      shop.provider.states.delete(reference)
      return 'done' as const
    }
    await shop.poll(8 * day, { capture })
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'held', attempts: ['authorised'] })
    await shop.poll(9 * day)
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'paid', attempts: ['captured'] })
  })
})

describe('what cannot be captured', () => {
  test('because the provider knows nothing of it any more is lost once the hold has ended', async () => {
    const { uid, reference } = await shop.holdBooks()
    await shop.move(uid, 'invoiced')
    shop.provider.states.delete(reference)
    const refuse = async () => 'refused' as const
    expect((await shop.poll(day, { capture: refuse })).alarms).toMatchObject([{ alarm: 'capture_refused' }])
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'held' })
    expect((await shop.poll(8 * day, { capture: refuse })).alarms).toMatchObject([{ alarm: 'hold_lost' }])
    expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['expired'] })
  })

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
    expect([extendHold.mock.calls.length, await shop.stateOf(uid)]).toEqual([1, heldState])
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
    expect(await shop.stateOf(uid)).toEqual(heldState)
    expect(await listHeld(shop.database.db, 100)).toContainEqual(expect.objectContaining({ code, state: 'held' }))
  })
})
