import { expect, it } from 'vitest'
import { isLive, shopDayOf } from './live-orders.ts'

it('counts a day by the shop’s clock', () => {
  expect(shopDayOf('2026-11-20T21:59:59.000Z')).toBe('2026-11-20')
  expect(shopDayOf('2026-11-20T22:00:00.000Z')).toBe('2026-11-21')
  expect(shopDayOf('2026-07-20T21:00:00.000Z')).toBe('2026-07-21')
})

it('waits for what is on its way, and for nothing that has ended', () => {
  expect(isLive('inDelivery')).toBe(true)
  expect(isLive('readyForPickup')).toBe(true)
  expect(isLive('completed')).toBe(false)
  expect(isLive('cancelled')).toBe(false)
})
