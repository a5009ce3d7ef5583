import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { CartItem } from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { claimsOf, quantityLeft, type StockedProduct } from './claimed-copies.ts'
import { decideCart } from './decide-cart.ts'

const key = (productId: number, dimensionId = 0) => ({ productId, dimensionId })
const copies = (quantity: number, productId: number, dimensionId = 0) => ({ ...key(productId, dimensionId), quantity })
const plain = (productId: number, count: number, dimensionId = 0): StockedProduct => ({
  ...key(productId, dimensionId),
  copies: count,
  parts: [],
})

/** Two cups and a saucer. */
const [cup, saucer] = [plain(1, 7), plain(2, 3)]
const set: StockedProduct = { ...key(9), copies: 3, parts: [copies(2, 1), copies(1, 2)] }
const products = [set, cup, saucer]

describe('a line takes', () => {
  it('its own copies, without what else the line says', () => {
    const wrapped: CartItem = { ...copies(3, 1), extension: { wrapping: true } }
    expect(claimsOf(wrapped, products)).toEqual([copies(3, 1)])
    expect(claimsOf(copies(3, 5, 2), products), 'of a product that nobody knows').toEqual([copies(3, 5, 2)])
  })

  it('the copies of each part as often as the set is bought', () => {
    expect(claimsOf(copies(3, 9), products)).toEqual([copies(6, 1), copies(3, 2)])
  })
})

describe('there are left', () => {
  it.each([
    ['as many sets as the scarcest part allows', 9, [], 3],
    ['whole sets only', 9, [copies(2, 1)], 2],
    ['none without a part', 9, [copies(3, 2)], 0],
    ['all copies of a part', 1, [], 7],
    ['of a part what sets have not taken', 1, claimsOf(copies(3, 9), products), 1],
  ])('%s', (_, productId, taken, left) => {
    expect(quantityLeft(key(productId), taken, products)).toBe(left)
  })

  it('no copies of a form in another form', () => {
    const pens = [plain(1, 4, 11), plain(1, 2, 12)]
    expect(quantityLeft(key(1, 11), [copies(2, 1, 12)], pens)).toBe(4)
  })

  it('no sets where a part is no longer known', () => {
    expect(quantityLeft(key(9), [], [set, cup])).toBe(0)
  })
})

test('a cart of sets and their parts never takes more copies than there are', () => {
  const facts = {
    kind: 'product',
    name: '',
    availability: 'available',
    heldBack: false,
    textMax: null,
    boxCapacity: null,
  } as const
  const anyLine = fc.record({
    productId: fc.constantFrom(1, 2, 3, 8, 9),
    dimensionId: fc.constant(0),
    quantity: fc.integer({ min: 1, max: 120 }),
  })
  const anyCopies = fc.array(fc.nat(150), { minLength: 3, maxLength: 3 })
  const anyParts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(anyLine), anyCopies, anyParts, (requested, counts, [one = 1, two = 1, three = 1]) => {
      const owned = counts.map((count, index): CartProduct => ({ ...facts, ...plain(index + 1, count) }))
      const sets: CartProduct[] = [
        { ...facts, ...key(8), kind: 'bundle', copies: 1, parts: [copies(one, 1), copies(two, 2)] },
        { ...facts, ...key(9), kind: 'bundle', copies: 1, parts: [copies(three, 1), copies(1, 3)] },
      ]
      const { items } = decideCart(requested, [...sets, ...owned], '2026-11-20')
      const taken = items.flatMap((item) => claimsOf(item, sets))
      for (const { productId, copies: count } of owned) {
        const ofProduct = taken.filter((claim) => claim.productId === productId)
        expect(ofProduct.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(count)
      }
    }),
    { seed: 20_261_125, numRuns: 3000 },
  )
})
