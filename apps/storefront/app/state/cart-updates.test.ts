import { beforeEach, expect, it } from 'vitest'
import { cartUpdates, checkCartUpdates, countAddedCopies } from './cart-updates.ts'

const update = { productId: 1, dimensionId: 0, name: 'Λεωνής', had: 1, kept: 2, now: 3, reason: null }

beforeEach(() => cartUpdates.clear())

it('keeps the newest message about each line until it is read', () => {
  cartUpdates.add([update, { ...update, productId: 2 }])
  cartUpdates.add([])
  cartUpdates.add([{ ...update, now: 2, reason: 'quantity_reduced' }])
  expect(cartUpdates.read().map(({ productId, now }) => [productId, now])).toEqual([
    [2, 3],
    [1, 2],
  ])
  cartUpdates.clear()
  expect(cartUpdates.read()).toEqual([])
})

it('keeps messages about two lines of one product', () => {
  const wrapped = { ...update, extension: { wrapping: true as const } }
  cartUpdates.add([update])
  cartUpdates.add([wrapped])
  expect(cartUpdates.read()).toEqual([update, wrapped])
})

it('counts the copies that were added, not the refused ones', () => {
  const soldOut = { ...update, had: 2, now: 0, reason: 'product_unavailable' as const }
  expect(countAddedCopies([update, soldOut])).toBe(2)
})

it('drops invalid stored data', () => {
  const malformed = [
    update,
    null,
    7,
    { ...update, now: '3' },
    { ...update, name: 7 },
    { ...update, reason: 'because' },
    { ...update, extension: 7 },
  ]
  expect(checkCartUpdates(malformed)).toEqual([update])
  expect(checkCartUpdates({ 0: update })).toBeNull()
})
