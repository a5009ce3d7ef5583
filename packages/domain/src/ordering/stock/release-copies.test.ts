import { expect, test } from 'vitest'
import { releaseCopies } from './release-copies.ts'

const claim = (stockId: number, quantity: number, more: { orderLineId?: number; productId?: number } = {}) => ({
  ...{ stockId, quantity, orderLineId: 1, productId: 5, dimensionId: 0 },
  ...more,
})
const back = (quantity: number, more = {}) => ({ quantity, orderLineId: 1, productId: 5, dimensionId: 0, ...more })
const released = (...args: Parameters<typeof releaseCopies>) =>
  releaseCopies(...args).map(({ stockId, quantity }) => [stockId, quantity])

test('come back to the stock rows they were taken from, one after the other', () => {
  expect(released([claim(3, 2), claim(4, 2)], [back(3)])).toEqual([
    [3, 2],
    [4, 1],
  ])
})

test('of their own line and product only', () => {
  const claims = [claim(3, 1, { orderLineId: 2 }), claim(4, 1, { productId: 6 }), claim(9, 1)]
  expect(released(claims, [back(1)])).toEqual([[9, 1]])
})

test('never more than were taken', () => {
  expect(() => releaseCopies([claim(3, 1)], [back(1), back(1)])).toThrow('has not claimed')
})
