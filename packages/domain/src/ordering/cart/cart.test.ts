import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addToCart, type CartItem, countCopies, mergeLines, removeFromCart, setQuantity } from './cart.ts'

const item = (productId: number, quantity: number, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })
const cart = [item(1, 2), item(2, 1, 7), item(2, 5, 8)]

describe('addToCart', () => {
  it.each([
    ['adds to what is there', item(1, 3), [item(1, 5), item(2, 1, 7), item(2, 5, 8)]],
    ['tells forms apart', item(2, 1, 8), [item(1, 2), item(2, 1, 7), item(2, 6, 8)]],
    ['puts a new product at the end', item(3, 1), [...cart, item(3, 1)]],
    ['puts a new form at the end', item(1, 1, 9), [...cart, item(1, 1, 9)]],
  ])('%s', (_, line, after) => {
    expect(addToCart(cart, line)).toEqual(after)
  })

  it('does not change the given cart', () => {
    const before = structuredClone(cart)
    addToCart(cart, item(1, 3))
    expect(cart).toEqual(before)
  })
})

describe('setQuantity', () => {
  it.each([
    ['sets, not adds', item(2, 9, 7), [item(1, 2), item(2, 9, 7), item(2, 5, 8)]],
    ['changes nothing for what is not there', item(2, 9), cart],
  ])('%s', (_, line, after) => {
    expect(setQuantity(cart, line)).toEqual(after)
  })
})

describe('removeFromCart', () => {
  it.each([
    ['takes out the one form', { productId: 2, dimensionId: 7 }, [item(1, 2), item(2, 5, 8)]],
    ['changes nothing for what is not there', { productId: 2, dimensionId: 0 }, cart],
  ])('%s', (_, line, after) => {
    expect(removeFromCart(cart, line)).toEqual(after)
  })
})

test('the same book twice becomes one line, in the first position', () => {
  expect(mergeLines([item(5, 1), item(4, 2), item(5, 3), item(5, 1, 2)])).toEqual([
    item(5, 4),
    item(4, 2),
    item(5, 1, 2),
  ])
})

test('merging keeps every copy, has unique lines and is idempotent', () => {
  const anyItem = fc.record({ productId: fc.integer({ min: 1, max: 4 }), dimensionId: fc.nat(1), quantity: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(anyItem), (items) => {
      const merged = mergeLines(items)
      expect(countCopies(merged)).toBe(countCopies(items))
      expect(new Set(merged.map((mergedItem) => `${mergedItem.productId}/${mergedItem.dimensionId}`)).size).toBe(
        merged.length,
      )
      expect(mergeLines(merged)).toEqual(merged)
    }),
    { seed: 20_261_120 },
  )
})

test('copies are counted, not lines', () => {
  expect(countCopies(cart)).toBe(8)
  expect(countCopies([])).toBe(0)
})
