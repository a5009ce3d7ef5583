import { expect, test } from 'vitest'
import { dayOf, isoDay } from '../delivery/working-days.ts'
import { orderStatusNumbers } from '../order/order-status.ts'
import { capturesHeld, endsSoon, handsOver, holdEnd, lostHoldDeadline, staysHeld } from './held-payment.ts'

test.each([
  [{ status: 'pending', waits: false, isShipped: true }, true],
  [{ status: 'processing', waits: false, isShipped: true }, true],
  [{ status: 'invoiced', waits: false, isShipped: true }, false],
  [{ status: 'notDelivered', waits: false, isShipped: true }, false],
  [{ status: 'pending', waits: true, isShipped: true }, false],
  [{ status: 'pending', waits: false, isShipped: false }, false],
] as const)('%j stays held: %s', (order, held) => {
  expect(staysHeld(order)).toBe(held)
})

const statuses = Object.keys(orderStatusNumbers) as (keyof typeof orderStatusNumbers)[]

test('the money is captured with the moves with which goods leave, and no other', () => {
  expect(statuses.filter(capturesHeld).toSorted()).toEqual(
    ['completed', 'inDelivery', 'invoiced', 'partiallyDelivered', 'readyForPickup'].toSorted(),
  )
})

test('what hands the goods over captures the money as well, so that it cannot wait for ever', () => {
  const handing = statuses.filter(handsOver)
  expect(handing.toSorted()).toEqual(['inDelivery', 'readyForPickup'])
  expect(handing.every(capturesHeld)).toBe(true)
})

test('a hold ends soon from so many days before', () => {
  const end = holdEnd(0, 7)
  const day = 24 * 60 * 60_000
  const soon = (now: number, days = 2) => endsSoon(end, now, days)
  expect([soon(5 * day), soon(5 * day + 1), soon(8 * day)]).toEqual([false, true, true])
  expect([soon(4 * day + 1), soon(4 * day + 1, 3)]).toEqual([false, true])
})

test('an order whose hold was lost is kept for three working days', () => {
  const friday = Date.parse('2026-11-27T10:00:00Z')
  expect(isoDay(lostHoldDeadline(friday))).toBe('2026-12-02')
  expect(lostHoldDeadline(friday) - dayOf(friday)).toBe(5)
})
