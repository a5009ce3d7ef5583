import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  addToCart,
  type CartItem,
  copiesByProduct,
  countCopies,
  lineFinder,
  lineKey,
  maxCartLines,
  mergeLines,
  productsOf,
  removeFromCart,
  sameLine,
  setQuantity,
  swapLine,
  withWrapping,
} from './cart.ts'
import { type BoxItem, type LineExtension, maxBoxItems } from './line-extension.ts'

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

describe('of many lines with full gift boxes', () => {
  const thing = (productId: number): BoxItem => ({ productId, dimensionId: 0, quantity: 1 })
  const boxed = (position: number): CartItem => ({
    ...item(1, 1),
    extension: {
      box: { items: Array.from({ length: maxBoxItems }, (_, index) => thing(index + 1)), words: `${position}` },
    },
  })
  /** Counts how often its extension is read. */
  function counted(line: CartItem) {
    const reads = { count: 0 }
    const watched: CartItem = Object.defineProperty({ ...line }, 'extension', {
      enumerable: true,
      get() {
        reads.count += 1
        return line.extension
      },
    })
    return { watched, reads }
  }
  const lines = Array.from({ length: maxCartLines }, (_, index) => counted(boxed(index)))
  const watched = lines.map((line) => line.watched)

  it.each([
    ['merging', 1, () => mergeLines(watched)],
    ['finding', 2, () => watched.map(lineFinder(watched))],
  ])('%s reads each line by itself, and not beside each other', (_, times, run) => {
    for (const { reads } of lines) reads.count = 0
    const result = run()
    expect(new Set(lines.map(({ reads }) => reads.count))).toEqual(new Set([times]))
    expect(result).toEqual(watched)
  })

  it('the first of equal ones is found, and none where there is none', () => {
    const [first, second] = [item(1, 1), item(1, 2)]
    expect([lineFinder([first, second])(item(1, 9)), lineFinder([boxed(1)])(boxed(2))]).toEqual([first, undefined])
    expect(lineFinder([boxed(1), boxed(2)])(boxed(2))).toEqual(boxed(2))
  })
})

test('copies are counted, not lines', () => {
  expect(countCopies(cart)).toBe(8)
  expect(countCopies([])).toBe(0)
})

describe('two lines of one product with different extensions', () => {
  const withExtension = (quantity: number, extension: LineExtension): CartItem => ({ ...item(1, quantity), extension })
  const wrapped = withExtension(3, { wrapping: true })
  const box: LineExtension = { box: { items: [item(1, 1), item(4, 2, 5)] } }
  const both = [item(1, 2), wrapped]

  it('are added to, changed and removed each by itself', () => {
    expect(addToCart([item(1, 2)], wrapped)).toEqual(both)
    expect(addToCart(both, wrapped)).toEqual([item(1, 2), { ...wrapped, quantity: 6 }])
    expect(setQuantity(both, item(1, 9))).toEqual([item(1, 9), wrapped])
    expect(removeFromCart(both, wrapped)).toEqual([item(1, 2)])
    expect(removeFromCart(both, item(1, 0))).toEqual([wrapped])
    expect(mergeLines([...both, wrapped, item(1, 1)])).toEqual([item(1, 3), { ...wrapped, quantity: 6 }])
  })

  it('are the same line for the same words, and have keys of their own without spaces', () => {
    expect(sameLine(wrapped, withExtension(1, { wrapping: true }))).toBe(true)
    expect(sameLine(item(1, 1), withExtension(1, {}))).toBe(true)
    const keys = [item(1, 1), wrapped, withExtension(1, { text: 'α β' }), withExtension(1, { text: 'αβ' })].map(lineKey)
    expect(keys[0]).toBe('1-0')
    expect(new Set(keys).size).toBe(4)
    expect(keys.filter((key) => /\s/.test(key))).toEqual([])
  })

  it('become one another, each keeping what else it says', () => {
    expect(withWrapping(item(1, 3), true)).toEqual(wrapped)
    expect(withWrapping(wrapped, false)).toEqual(item(1, 3))
    const written = withExtension(2, { text: 'Για τον Νίκο' })
    expect(withWrapping(withWrapping(written, true), false)).toEqual(written)
    expect(swapLine([wrapped, item(2, 1), item(1, 2)], wrapped, withWrapping(wrapped, false))).toEqual([
      item(1, 5),
      item(2, 1),
    ])
  })

  it('are one product, which is read once with what is in its boxes', () => {
    expect(copiesByProduct([...both, item(2, 1)])).toEqual([item(1, 5), item(2, 1)])
    expect(productsOf([...both, withExtension(1, box)])).toEqual([
      expect.objectContaining({ productId: 1, dimensionId: 0 }),
      expect.objectContaining({ productId: 4, dimensionId: 5 }),
    ])
  })
})
