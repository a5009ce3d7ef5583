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
  changes: statuses.map((status) => ({ status, at })),
  ...overrides,
})

const summarize = (order: OrderTracking): string[] => timelineSteps(order).map(({ name, state }) => `${name} ${state}`)

describe('an order’s life', () => {
  it('begins with what is going on and ends at the door', () => {
    expect(summarize(tracking(['pending']))).toEqual([
      'pending done',
      'processing current',
      'inDelivery future',
      'completed future',
    ])
    expect(timelineSteps(tracking(['pending'])).at(-1)?.days).toEqual({ from: '2026-11-24', to: '2026-11-25' })
  })

  it('waits for a deposit first', () => {
    expect(summarize(tracking(['pending'], { payment: 'bank_deposit' })).slice(0, 3)).toEqual([
      'pending done',
      'deposit current',
      'processing future',
    ])
  })

  it('leads to the shop when it is collected', () => {
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

  it('is on its way', () => {
    expect(summarize(tracking(['pending', 'processing', 'invoiced', 'inDelivery']))).toEqual([
      'pending done',
      'processing done',
      'invoiced done',
      'inDelivery current',
      'completed future',
    ])
  })

  it('expects nothing after an end', () => {
    expect(summarize(tracking(['pending', 'cancelled']))).toEqual(['pending done', 'cancelled failed'])
    expect(summarize(tracking(['pending', 'processing', 'inDelivery', 'completed'])).at(-1)).toBe('completed done')
    expect(summarize(tracking(['pending', 'processing', 'inDelivery', 'notDelivered'])).at(-1)).toBe(
      'notDelivered failed',
    )
  })

  it('keeps a failure that was overcome', () => {
    const redelivered = tracking(['pending', 'processing', 'inDelivery', 'notDelivered', 'inDelivery'])
    expect(summarize(redelivered).slice(3)).toEqual(['notDelivered failed', 'inDelivery current', 'completed future'])
  })
})
