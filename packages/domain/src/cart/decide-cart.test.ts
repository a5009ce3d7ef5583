import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Availability, availabilityNumbers, canBeBought } from '../catalogue/availability.ts'
import { type CartItem, countCopies, maxQuantityPerLine } from './cart.ts'
import { type CartFact, decideCart } from './decide-cart.ts'

const wish = (quantity: number, productId = 1, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })
const fact = (copies: number, availability: Availability = 'available', productId = 1, dimensionId = 0): CartFact => ({
  productId,
  dimensionId,
  name: 'Αστραδενή',
  availability,
  copies,
})

describe('one line', () => {
  it.each([
    ['fewer than there are', 2, 5],
    ['exactly what there are', 5, 5],
    ['as many as a line may hold', 99, 500],
  ])('%s is kept', (_, wished, copies) => {
    expect(decideCart([wish(wished)], [fact(copies)])).toEqual({ items: [wish(wished)], changes: [] })
  })

  it.each([
    ['more than there are', 6, 5, 5, 'quantity_reduced'],
    ['more than there are and than a line may hold', 150, 5, 5, 'quantity_reduced'],
    ['one short of what a line may hold', 99, 98, 98, 'quantity_reduced'],
    ['more than a line may hold', 100, 500, 99, 'quantity_too_high'],
    ['more than there are, where the line’s limit decides', 150, 120, 99, 'quantity_too_high'],
    ['more than a line may hold of exactly as many', 100, 99, 99, 'quantity_too_high'],
  ])('%s is lowered, and told', (_, wished, copies, given, reason) => {
    expect(decideCart([wish(wished)], [fact(copies)])).toEqual({
      items: [wish(given)],
      changes: [{ productId: 1, dimensionId: 0, reason, name: 'Αστραδενή', wished, given }],
    })
  })

  it('that the shop does not know is dropped, without a name', () => {
    const change = { productId: 1, dimensionId: 0, reason: 'product_not_found', name: null, wished: 2, given: 0 }
    expect(decideCart([wish(2)], [])).toEqual({ items: [], changes: [change] })
  })

  it('of another form than the shop knows is dropped', () => {
    const { items, changes } = decideCart([wish(1, 1, 3)], [fact(5), fact(5, 'available', 1, 4)])
    expect(items).toEqual([])
    expect(changes).toMatchObject([{ reason: 'product_not_found', dimensionId: 3 }])
  })
})

it.each(Object.keys(availabilityNumbers) as Availability[])('%s: sold only where it can be bought', (availability) => {
  const { items, changes } = decideCart([wish(1)], [fact(5, availability)])
  expect(items).toHaveLength(canBeBought(availability) ? 1 : 0)
  expect(changes.map((change) => change.reason)).toEqual(canBeBought(availability) ? [] : ['product_unavailable'])
})

test('the same book on two lines is looked at once, with both wishes', () => {
  const { items, changes } = decideCart([wish(3), wish(1, 2), wish(4)], [fact(5), fact(1, 'lastItem', 2)])
  expect(items).toEqual([wish(5), wish(1, 2)])
  expect(changes).toMatchObject([{ productId: 1, wished: 7, given: 5 }])
})

test('never more than there are, never more than a line holds, and every copy not given is told', () => {
  const anyWish = fc.record({
    productId: fc.integer({ min: 1, max: 5 }),
    dimensionId: fc.constant(0),
    quantity: fc.integer({ min: 1, max: 200 }),
  })
  const copies = fc.array(fc.nat(150), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(anyWish), copies, (wishes, shelves) => {
      const facts = shelves.map((count, at) => fact(count, count > 0 ? 'available' : 'notAvailable', at + 1))
      const { items, changes } = decideCart(wishes, facts)
      for (const item of items) {
        expect(item.quantity).toBeLessThanOrEqual(Math.min(maxQuantityPerLine, shelves[item.productId - 1] ?? 0))
        expect(item.quantity).toBeGreaterThan(0)
      }
      const withheld = changes.reduce((sum, change) => sum + change.wished - change.given, 0)
      expect(countCopies(items) + withheld).toBe(countCopies(wishes))
    }),
    { seed: 20_261_120, numRuns: 1000 },
  )
})
