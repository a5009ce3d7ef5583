import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { describe, expect, it } from 'vitest'
import { timelineSteps } from './timeline-steps.ts'

const at = '2026-11-20T11:42:00.000Z'

const tracking = (
  statuses: OrderTracking['changes'][number]['status'][],
  overrides: Partial<OrderTracking> = {},
): OrderTracking => ({
  code: 'ST-1',
  shipping: 'home',
  payment: 'cash_on_delivery',
  deliveryFrom: '2026-11-24',
  deliveryTo: '2026-11-25',
  readyAt: null,
  depositDeadline: null,
  collectionDeadline: null,
  fetched: false,
  awaited: false,
  payBy: null,
  released: false,
  contents: ['books'],
  changes: statuses.map((status) => ({ status, at })),
  ...overrides,
})

const summarize = (order: OrderTracking): string[] => timelineSteps(order).map(({ name, state }) => `${name} ${state}`)

describe('an order’s timeline', () => {
  it('starts with the current step and ends with the delivery', () => {
    expect(summarize(tracking(['pending']))).toEqual([
      'pending current',
      'processing future',
      'inDelivery future',
      'completed future',
    ])
    expect(timelineSteps(tracking(['pending'])).at(-1)?.days).toEqual({ from: '2026-11-24', to: '2026-11-25' })
  })

  it('waits for the copies that were ordered ahead', () => {
    const names = (awaited: boolean) => summarize(tracking(['pending', 'checkingStock'], { awaited }))[1]
    expect([names(true), names(false)]).toEqual(['copies current', 'checkingStock current'])
  })

  it('starts with the pending deposit', () => {
    expect(summarize(tracking(['pending'], { payment: 'bank_deposit' })).slice(0, 3)).toEqual([
      'pending done',
      'deposit current',
      'processing future',
    ])
  })

  it('waits for the payment of what is not held any more, and then goes on', () => {
    const lost = (statuses: Parameters<typeof tracking>[0]) =>
      tracking(statuses, { payment: 'card', payBy: '2026-12-01', readyAt: '2026-11-20T15:30:00.000Z' })
    const begun = lost(['pending', 'processing'])
    expect(summarize(begun)).toEqual([
      'pending done',
      'unpaid current',
      'processing future',
      'inDelivery future',
      'completed future',
    ])
    expect(timelineSteps(begun).filter(({ days, expectedAt }) => days || expectedAt)).toEqual([])
    expect(summarize(lost(['pending', 'processing', 'invoiced'])).slice(2)).toEqual([
      'invoiced done',
      'unpaid current',
      'inDelivery future',
      'completed future',
    ])
    expect(summarize(lost(['pending', 'processing', 'inDelivery'])).slice(2)).toEqual([
      'inDelivery current',
      'completed future',
    ])
  })

  it('ends at the branch for a pickup', () => {
    const order = tracking(['pending', 'processing'], { shipping: 'store' })
    expect(summarize(order)).toEqual([
      'pending done',
      'processing current',
      'readyForPickup future',
      'collected future',
    ])
    expect(timelineSteps(order)[2]?.days).not.toBeNull()
    expect(
      summarize(tracking(['pending', 'processing', 'readyForPickup', 'completed'], { shipping: 'store' })).at(-1),
    ).toBe('collected done')
  })

  it('goes by the carrier to a locker, where it is collected', () => {
    const order = tracking(['pending', 'processing'], { shipping: 'locker' })
    expect(summarize(order).slice(2)).toEqual(['inDelivery future', 'inLocker future', 'collected future'])
    expect(timelineSteps(order)[3]?.days).not.toBeNull()
    const there = tracking(['pending', 'processing', 'inDelivery', 'readyForPickup'], { shipping: 'pickup_point' })
    expect(summarize(there).slice(3)).toEqual(['atPoint current', 'collected future'])
  })

  it('has the days that were counted when the deposit came, and none of a release that did not count them again', () => {
    const begun = (day: string, deliveryFrom = '2026-11-24') =>
      tracking([], {
        ...{ payment: 'bank_deposit', deliveryFrom },
        changes: [
          { status: 'pending', at },
          { status: 'processing', at: `${day}T11:42:00.000Z` },
        ],
      })
    expect(timelineSteps(begun('2026-11-20')).at(-1)?.days).toEqual({ from: '2026-11-24', to: '2026-11-25' })
    expect(timelineSteps(begun('2026-11-23')).at(-1)?.days).toEqual({ from: '2026-11-24', to: '2026-11-25' })
    expect(timelineSteps(begun('2026-11-23', '2026-11-22')).at(-1)?.days).toBeNull()
  })

  it('ends with the days on which gift cards are sent, and not before they are paid', () => {
    const cards = (statuses: Parameters<typeof tracking>[0], overrides: Partial<OrderTracking> = {}) =>
      tracking(statuses, { shipping: 'email', contents: ['gift_cards'], payment: 'card', ...overrides })
    const chosen = cards(['pending', 'processing'], { deliveryFrom: '2026-11-20', deliveryTo: '2026-12-24' })
    expect(summarize(chosen).at(-1)).toBe('emailed future')
    expect(timelineSteps(chosen).at(-1)?.days).toEqual({ from: '2026-11-20', to: '2026-12-24' })
    const deposit = { payment: 'bank_deposit', deliveryFrom: '2026-11-19', deliveryTo: '2026-11-19' }
    expect(timelineSteps(cards(['pending'], deposit)).at(-1)?.days).toBeNull()
    expect(timelineSteps(cards(['pending', 'processing'], deposit)).at(-1)?.days).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    })
  })

  it('promises the hour from which it can be collected', () => {
    const collected = tracking(['pending'], { shipping: 'store', readyAt: '2026-11-20T15:30:00.000Z' })
    expect(
      timelineSteps(collected).flatMap(({ name, expectedAt }) => (expectedAt ? [[name, expectedAt]] : [])),
    ).toEqual([['readyForPickup', '2026-11-20T15:30:00.000Z']])
  })

  it('is under way', () => {
    expect(summarize(tracking(['pending', 'processing', 'invoiced', 'inDelivery']))).toEqual([
      'pending done',
      'processing done',
      'invoiced done',
      'inDelivery current',
      'completed future',
    ])
  })

  it('has no expected steps after a final status', () => {
    expect(summarize(tracking(['pending', 'cancelled']))).toEqual(['pending done', 'cancelled failed'])
    const begun = tracking(['pending', 'checkingStock', 'processing', 'cancelled'])
    expect(summarize(begun)).toEqual(['pending done', 'checkingStock done', 'cancelled failed'])
    expect(summarize(tracking(['pending', 'processing', 'inDelivery', 'completed'])).at(-1)).toBe('completed done')
    expect(summarize(tracking(['pending', 'processing', 'inDelivery', 'notDelivered'])).at(-1)).toBe(
      'notDelivered failed',
    )
  })

  it('keeps a failure that was resolved', () => {
    const redelivered = tracking(['pending', 'processing', 'inDelivery', 'notDelivered', 'inDelivery'])
    expect(summarize(redelivered).slice(3)).toEqual(['notDelivered failed', 'inDelivery current', 'completed future'])
  })
})
