import { type CartItem, maxCartLines } from '@stoa/domain/ordering/cart/cart'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { applyStep, findDifference, rebaseCart, sameCart, subtractCart } from './cart-difference.ts'

const line = (productId: number, quantity: number, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })

it('finds lines with more copies, with fewer, and removed ones', () => {
  expect(findDifference([line(1, 2)], [line(1, 2)])).toBeNull()
  expect(findDifference([line(1, 5), line(2, 1)], [line(1, 2)])).toEqual(line(1, 3))
  expect(findDifference([line(1, 2)], [line(1, 2), line(2, 3)])).toEqual(line(2, -3))
  expect(findDifference([line(1, 2, 7)], [line(1, 2)])).toEqual(line(1, 2, 7))
})

it('tells lines of one product with different extensions apart', () => {
  const wrapped: CartItem = { ...line(1, 2), extension: { wrapping: true } }
  expect(findDifference([line(1, 2), wrapped], [line(1, 2)])).toEqual(wrapped)
  expect(applyStep([line(1, 2), wrapped], { ...wrapped, quantity: -2 })).toEqual([line(1, 2)])
  expect(subtractCart([line(1, 2), wrapped], [wrapped])).toEqual([line(1, 2)])
  expect(rebaseCart([wrapped], [], [line(1, 3)])).toEqual([line(1, 3), wrapped])
  expect(sameCart([wrapped], [line(1, 2)])).toBe(false)
})

it('applies a step', () => {
  expect(applyStep([line(1, 2)], line(1, 1))).toEqual([line(1, 3)])
  expect(applyStep([line(1, 2)], line(1, -2))).toEqual([])
  expect(applyStep([line(1, 2)], line(2, 1))).toEqual([line(1, 2), line(2, 1)])
  expect(applyStep([line(1, 98)], line(1, 5))).toEqual([line(1, 99)])
  expect(applyStep([], line(1, -1))).toEqual([])
})

it('computes the rest', () => {
  expect(subtractCart([line(1, 3), line(2, 1), line(3, 1)], [line(1, 1), line(3, 4)])).toEqual([line(1, 2), line(2, 1)])
})

describe('a response that arrives after further changes', () => {
  it('applies the stored cart, and keeps the changes made meanwhile', () => {
    const sentCart = [line(1, 1)]
    const serverCart = [line(5, 2), line(1, 3)]
    expect(rebaseCart(sentCart, sentCart, serverCart)).toEqual(serverCart)
    expect(rebaseCart([line(1, 2), line(9, 1)], sentCart, serverCart)).toEqual([line(5, 2), line(1, 4), line(9, 1)])
    expect(rebaseCart([], sentCart, serverCart)).toEqual([line(5, 2), line(1, 2)])
    expect(rebaseCart([], [line(1, 3)], serverCart)).toEqual([line(5, 2)])
  })
})

const anyCart = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 })), { selector: ([id]) => id })
  .map((pairs) => pairs.map(([id, quantity]) => line(id, quantity)))

test('step by step one cart becomes the other', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (from, to) => {
      let cart: CartItem[] = from
      for (let steps = 0; steps <= 24; steps += 1) {
        const step = findDifference(to, cart)
        if (!step) break
        cart = applyStep(cart, step)
      }
      expect(findDifference(to, cart)).toBeNull()
    }),
  )
})

test('the result is the stored cart plus exactly the local changes', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (screen, serverCart) => {
      expect(rebaseCart(screen, screen, serverCart)).toEqual(serverCart)
      expect(findDifference(rebaseCart(screen, serverCart, serverCart), screen)).toBeNull()
    }),
  )
})

it('compares lines in their order', () => {
  expect(sameCart([line(1, 2), line(2, 1)], [line(1, 2), line(2, 1)])).toBe(true)
  expect(sameCart([line(1, 2)], [line(1, 3)])).toBe(false)
  expect(sameCart([line(1, 2)], [line(1, 2), line(2, 1)])).toBe(false)
  expect(sameCart([line(1, 1), line(2, 1)], [line(2, 1), line(1, 1)])).toBe(false)
})

it('takes a line that became another out of a full cart first, which has no room for both', () => {
  const wrapped: CartItem = { ...line(1, 2), extension: { wrapping: true } }
  const others = Array.from({ length: maxCartLines - 1 }, (_, index) => line(index + 2, 1))
  expect(findDifference([wrapped, ...others], [line(1, 2), ...others])).toEqual(line(1, -2))
  expect(findDifference([wrapped], [line(1, 2)])).toEqual(wrapped)
})
