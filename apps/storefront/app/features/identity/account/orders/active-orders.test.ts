import { expect, it } from 'vitest'
import { isActive, toShopDay } from './active-orders.ts'

it('groups by days in shop time', () => {
  expect(toShopDay('2026-11-20T21:59:59.000Z')).toBe('2026-11-20')
  expect(toShopDay('2026-11-20T22:00:00.000Z')).toBe('2026-11-21')
  expect(toShopDay('2026-07-20T21:00:00.000Z')).toBe('2026-07-21')
})

it('includes orders that are under way, and none that have ended', () => {
  expect(isActive('inDelivery')).toBe(true)
  expect(isActive('readyForPickup')).toBe(true)
  expect(isActive('completed')).toBe(false)
  expect(isActive('cancelled')).toBe(false)
})
