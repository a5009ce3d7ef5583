import { expect, it } from 'vitest'
import { done, refused } from '../../outcome.ts'
import { type CartItem, maxCartLines } from './cart.ts'
import { stepCart } from './step-cart.ts'

const line = (quantity: number, productId = 1): CartItem => ({ productId, dimensionId: 0, quantity })

it.each([
  ['one more', 2, 1, 3],
  ['one fewer', 2, -1, 1],
  ['the first', 0, 1, 1],
  ['the last one away', 1, -1, 0],
  ['more away than there are', 2, -5, 0],
  ['away what is not there', 0, -1, 0],
  ['nothing', 2, 0, 2],
  ['up to what a line holds', 98, 1, 99],
  ['more than a line holds', 98, 2, 99],
])('%s', (_, before, step, after) => {
  expect(stepCart(before > 0 ? [line(before)] : [], line(step))).toEqual(done(line(after)))
})

it('compares product and dimension', () => {
  const items = [line(4, 2), { ...line(5), dimensionId: 3 }]
  expect(stepCart(items, line(1))).toEqual(done(line(1)))
  expect(stepCart(items, { ...line(1), dimensionId: 3 })).toEqual(done({ ...line(6), dimensionId: 3 }))
})

it('compares the extension', () => {
  const wrapped: CartItem = { ...line(2), extension: { wrapping: true } }
  expect(stepCart([line(5), wrapped], { ...wrapped, quantity: 1 })).toEqual(done({ ...wrapped, quantity: 3 }))
  expect(stepCart([wrapped], line(1))).toEqual(done(line(1)))
})

it('a full cart takes no new line, but more of what it has', () => {
  const full = Array.from({ length: maxCartLines }, (_, index) => line(1, index + 1))
  expect(stepCart(full, line(1, 999))).toEqual(refused('cart_full'))
  expect(stepCart(full, line(1, 50))).toEqual(done(line(2, 50)))
  expect(stepCart(full.slice(1), line(1, 999))).toEqual(done(line(1, 999)))
})
