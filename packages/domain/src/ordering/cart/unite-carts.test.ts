import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Availability } from '../../catalogue/availability.ts'
import { type CartItem, maxCartLines, maxQuantityPerLine, quantityOf } from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { uniteCarts as uniteCartsOn } from './unite-carts.ts'

const line = (quantity: number, productId = 1, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })
const product = (
  copies: number,
  productId = 1,
  availability: Availability = 'available',
  dimensionId = 0,
): CartProduct => ({
  productId,
  dimensionId,
  copies,
  parts: [],
  availability,
  kind: 'product',
  heldBack: false,
  textMax: null,
  boxCapacity: null,
  name: `Βιβλίο ${productId}`,
})
const reportedLine = (productId: number, had: number, stored: number, now: number, reason: string | null) => ({
  productId,
  dimensionId: 0,
  name: `Βιβλίο ${productId}`,
  had,
  kept: stored,
  now,
  reason,
})
const uniteCarts = (browser: CartItem[], stored: CartItem[], products: CartProduct[]) =>
  uniteCartsOn(browser, stored, products, '2026-11-20')

describe('one line', () => {
  it.each([
    ['in the browser only is as it was, and nothing is told', 2, 0, 5, 2, null],
    ['kept only comes along', 0, 2, 5, 2, reportedLine(1, 0, 2, 2, null)],
    ['in both is the sum', 1, 2, 5, 3, reportedLine(1, 1, 2, 3, null)],
    ['in both is exactly what there is', 2, 3, 5, 5, reportedLine(1, 2, 3, 5, null)],
    ['in both is never more than there are', 3, 4, 5, 5, reportedLine(1, 3, 4, 5, 'quantity_reduced')],
    ['in both is never more than a line holds', 90, 90, 500, 99, reportedLine(1, 90, 90, 99, 'quantity_too_high')],
    ['in the browser only is lowered, too', 6, 0, 5, 5, reportedLine(1, 6, 0, 5, 'quantity_reduced')],
    ['kept only is lowered', 0, 6, 5, 5, reportedLine(1, 0, 6, 5, 'quantity_reduced')],
  ])('%s', (_, had, stored, copies, quantity, reportedLines) => {
    const carts = [had, stored].map((count) => (count ? [line(count)] : [])) as [CartItem[], CartItem[]]
    expect(uniteCarts(...carts, [product(copies)])).toEqual({
      items: [line(quantity)],
      reportedLines: reportedLines ? [reportedLines] : [],
    })
  })

  it('that is out of stock keeps its quantity, and is reported', () => {
    const reportedLines = [reportedLine(1, 1, 2, 0, 'product_unavailable')]
    expect(uniteCarts([line(1)], [line(2)], [product(0, 1, 'notAvailable')])).toEqual({
      items: [line(3)],
      reportedLines,
    })
    expect(uniteCarts([line(90)], [line(90)], [product(0, 1, 'exhausted')]).items).toEqual([line(99)])
  })

  it('that is held back from sale is removed, and reported', () => {
    const heldBack = { ...product(5), heldBack: true }
    const reportedLines = [reportedLine(1, 1, 2, 0, 'not_on_sale_yet')]
    expect(uniteCarts([line(1)], [line(2)], [heldBack])).toEqual({ items: [], reportedLines })
  })

  it('of an unknown product is removed, and reported without a name', () => {
    const reportedLines = [{ ...reportedLine(1, 0, 2, 0, 'product_not_found'), name: null }]
    expect(uniteCarts([], [line(2)], [])).toEqual({ items: [], reportedLines })
  })
})

test('stored lines come first, and dimensions of one product are separate lines', () => {
  const products = [product(9), product(9, 2), product(9, 2, 'available', 5)]
  const { items, reportedLines } = uniteCarts([line(1), line(1, 2)], [line(1, 2, 5), line(1, 2)], products)
  expect(items).toEqual([line(1, 2, 5), line(2, 2), line(1)])
  expect(reportedLines.map(({ dimensionId, had, now }) => [dimensionId, had, now])).toEqual([
    [5, 0, 1],
    [0, 1, 2],
  ])
})

test('lines with different extensions stay apart; one that its product may not carry is left out and reported', () => {
  const wrapped: CartItem = { ...line(1), extension: { wrapping: true } }
  const engraved: CartItem = { ...line(1), extension: { text: 'Για τον Νίκο' } }
  const { items, reportedLines } = uniteCarts([line(2), wrapped], [wrapped, engraved], [product(9)])
  expect(items).toEqual([{ ...wrapped, quantity: 2 }, line(2)])
  expect(reportedLines.map(({ extension, had, kept, now, reason }) => [extension, had, kept, now, reason])).toEqual([
    [{ wrapping: true }, 1, 1, 2, null],
    [{ text: 'Για τον Νίκο' }, 0, 1, 0, 'extension_not_accepted'],
  ])
})

test('when there are too many lines the oldest stored ones are dropped and reported; the browser’s stay', () => {
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => line(1, from + index))
  const [browser, stored] = [ids(1, 2), ids(2, 50)]
  const products = ids(1, 60).map(({ productId }) => product(5, productId))
  const { items, reportedLines } = uniteCarts(browser, stored, products)
  expect(items).toHaveLength(maxCartLines)
  expect(reportedLines.filter(({ reason }) => reason === 'cart_full')).toEqual([reportedLine(3, 0, 1, 0, 'cart_full')])
  expect([quantityOf(items, line(1, 1)), quantityOf(items, line(1, 2)), quantityOf(items, line(1, 3))]).toEqual([
    1, 2, 0,
  ])
})

const anyCart = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 99 })), {
  maxLength: maxCartLines,
  selector: ([id]) => id,
})
const cartOf = (pairs: readonly (readonly [number, number])[]) => pairs.map(([id, quantity]) => line(quantity, id))

test('every dropped copy is reported, none is added, and limits are respected', () => {
  const anyStock = fc.array(fc.integer({ min: -1, max: 150 }), { minLength: 70, maxLength: 70 })
  fc.assert(
    fc.property(anyCart, anyCart, anyStock, (browserPairs, storedPairs, stock) => {
      const [browser, stored] = [cartOf(browserPairs), cartOf(storedPairs)]
      const products = stock.flatMap((copies, index) =>
        copies < 0 ? [] : [product(copies, index + 1, copies > 0 ? 'available' : 'notAvailable')],
      )
      const { items, reportedLines } = uniteCarts(browser, stored, products)
      expect(items.length).toBeLessThanOrEqual(maxCartLines)
      for (const item of [...browser, ...stored]) {
        const copies = stock[item.productId - 1] ?? -1
        const sum = quantityOf(browser, item) + quantityOf(stored, item)
        const now = quantityOf(items, item)
        const reportedLine = reportedLines.find(({ productId }) => productId === item.productId)
        if (reportedLine?.reason === 'cart_full') expect(quantityOf(browser, item)).toBe(0)
        else expect(now).toBe(copies < 0 ? 0 : Math.min(sum, maxQuantityPerLine, copies || sum))
        if (now !== sum || quantityOf(stored, item) > 0) expect(reportedLine).toBeDefined()
      }
      for (const item of items)
        expect([...browser, ...stored].some((candidate) => candidate.productId === item.productId)).toBe(true)
    }),
    { seed: 20_261_121, numRuns: 500 },
  )
})

test('uniting with an empty stored cart changes nothing, and uniting is idempotent', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (browserPairs, storedPairs) => {
      const products = Array.from({ length: 70 }, (_, index) => product(40, index + 1))
      const { items } = uniteCarts(cartOf(browserPairs), cartOf(storedPairs), products)
      expect(uniteCarts([], items, products).items).toEqual(items)
      expect(uniteCarts(items, [], products)).toEqual({ items, reportedLines: [] })
    }),
    { seed: 20_261_121, numRuns: 200 },
  )
})
