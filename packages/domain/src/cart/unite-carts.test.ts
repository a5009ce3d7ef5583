import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Availability } from '../catalogue/availability.ts'
import { type CartItem, maxCartLines, maxQuantityPerLine, quantityOf } from './cart.ts'
import type { CartFact } from './decide-cart.ts'
import { uniteCarts } from './unite-carts.ts'

const line = (quantity: number, productId = 1, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })
const fact = (copies: number, productId = 1, availability: Availability = 'available', dimensionId = 0): CartFact => ({
  ...{ productId, dimensionId, copies, availability },
  name: `Βιβλίο ${productId}`,
})
const word = (productId: number, had: number, kept: number, now: number, reason: string | null) => ({
  ...{ productId, dimensionId: 0, name: `Βιβλίο ${productId}`, had, kept, now, reason },
})

describe('one line', () => {
  it.each([
    ['in the browser only is as it was, and nothing is told', 2, 0, 5, 2, null],
    ['kept only comes along', 0, 2, 5, 2, word(1, 0, 2, 2, null)],
    ['in both is the sum', 1, 2, 5, 3, word(1, 1, 2, 3, null)],
    ['in both is exactly what there is', 2, 3, 5, 5, word(1, 2, 3, 5, null)],
    ['in both is never more than there are', 3, 4, 5, 5, word(1, 3, 4, 5, 'quantity_reduced')],
    ['in both is never more than a line holds', 90, 90, 500, 99, word(1, 90, 90, 99, 'quantity_too_high')],
    ['in the browser only is lowered, too', 6, 0, 5, 5, word(1, 6, 0, 5, 'quantity_reduced')],
    ['kept only is lowered', 0, 6, 5, 5, word(1, 0, 6, 5, 'quantity_reduced')],
  ])('%s', (_, had, kept, copies, quantity, told) => {
    const carts = [had, kept].map((copiesOf) => (copiesOf ? [line(copiesOf)] : [])) as [CartItem[], CartItem[]]
    expect(uniteCarts(...carts, [fact(copies)])).toEqual({ items: [line(quantity)], told: told ? [told] : [] })
  })

  it('that has sold out stays with what was wished for, and is told', () => {
    const told = [word(1, 1, 2, 0, 'product_unavailable')]
    expect(uniteCarts([line(1)], [line(2)], [fact(0, 1, 'notAvailable')])).toEqual({ items: [line(3)], told })
    expect(uniteCarts([line(90)], [line(90)], [fact(0, 1, 'exhausted')]).items).toEqual([line(99)])
  })

  it('that the shop no longer knows leaves, and is told without a name', () => {
    const told = [{ ...word(1, 0, 2, 0, 'product_not_found'), name: null }]
    expect(uniteCarts([], [line(2)], [])).toEqual({ items: [], told })
  })
})

test('what was kept stands first, and forms of one product are lines of their own', () => {
  const facts = [fact(9), fact(9, 2), fact(9, 2, 'available', 5)]
  const { items, told } = uniteCarts([line(1), line(1, 2)], [line(1, 2, 5), line(1, 2)], facts)
  expect(items).toEqual([line(1, 2, 5), line(2, 2), line(1)])
  expect(told.map(({ dimensionId, had, now }) => [dimensionId, had, now])).toEqual([
    [5, 0, 1],
    [0, 1, 2],
  ])
})

test('when there are too many lines the oldest of the kept ones are left out, each told; the screen keeps its own', () => {
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => line(1, from + index))
  const [browser, kept] = [ids(1, 2), ids(2, 50)]
  const facts = ids(1, 60).map(({ productId }) => fact(5, productId))
  const { items, told } = uniteCarts(browser, kept, facts)
  expect(items).toHaveLength(maxCartLines)
  expect(told.filter(({ reason }) => reason === 'cart_full')).toEqual([word(3, 0, 1, 0, 'cart_full')])
  expect([quantityOf(items, line(1, 1)), quantityOf(items, line(1, 2)), quantityOf(items, line(1, 3))]).toEqual([
    1, 2, 0,
  ])
})

const anyCart = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 99 })), {
  maxLength: maxCartLines,
  selector: ([id]) => id,
})
const cartOf = (drawn: readonly (readonly [number, number])[]) => drawn.map(([id, quantity]) => line(quantity, id))

test('no copy vanishes without a word, none appears from nowhere, and there are never too many', () => {
  const anyShelves = fc.array(fc.integer({ min: -1, max: 150 }), { minLength: 70, maxLength: 70 })
  fc.assert(
    fc.property(anyCart, anyCart, anyShelves, (drawnBrowser, drawnKept, shelves) => {
      const [browser, kept] = [cartOf(drawnBrowser), cartOf(drawnKept)]
      const facts = shelves.flatMap((copies, at) =>
        copies < 0 ? [] : [fact(copies, at + 1, copies > 0 ? 'available' : 'notAvailable')],
      )
      const { items, told } = uniteCarts(browser, kept, facts)
      expect(items.length).toBeLessThanOrEqual(maxCartLines)
      for (const wish of [...browser, ...kept]) {
        const copies = shelves[wish.productId - 1] ?? -1
        const sum = quantityOf(browser, wish) + quantityOf(kept, wish)
        const now = quantityOf(items, wish)
        const word = told.find(({ productId }) => productId === wish.productId)
        if (word?.reason === 'cart_full') expect(quantityOf(browser, wish)).toBe(0)
        else expect(now).toBe(copies < 0 ? 0 : Math.min(sum, maxQuantityPerLine, copies || sum))
        if (now !== sum || quantityOf(kept, wish) > 0) expect(word).toBeDefined()
      }
      for (const item of items) expect([...browser, ...kept].some((one) => one.productId === item.productId)).toBe(true)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})

test('nothing kept, nothing changes; uniting what is united with nothing changes nothing more', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (drawnBrowser, drawnKept) => {
      const facts = Array.from({ length: 70 }, (_, at) => fact(40, at + 1))
      const { items } = uniteCarts(cartOf(drawnBrowser), cartOf(drawnKept), facts)
      expect(uniteCarts([], items, facts).items).toEqual(items)
      expect(uniteCarts(items, [], facts)).toEqual({ items, told: [] })
    }),
    { seed: 20_261_121, numRuns: 200 },
  )
})
