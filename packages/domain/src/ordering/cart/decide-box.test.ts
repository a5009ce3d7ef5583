import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type CartItem, copiesByProduct, maxCartLines, maxQuantityPerLine, mergeLines } from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { type CartChange, decideCart as decideCartOn, refuseChanges } from './decide-cart.ts'
import { expandBoxes } from './expand-boxes.ts'
import { type BoxItem, maxBoxedLines, maxBoxItems } from './line-extension.ts'

const boxId = 1
const thing = (productId: number, quantity = 1): BoxItem => ({ productId, dimensionId: 0, quantity })
const box = (quantity: number, ...items: BoxItem[]): CartItem => ({
  ...thing(boxId, quantity),
  extension: { box: { items } },
})
const product = (productId: number, copies: number, given: Partial<CartProduct> = {}): CartProduct => ({
  productId,
  dimensionId: 0,
  name: `Πράγμα ${productId}`,
  kind: 'product',
  availability: copies > 0 ? 'available' : 'notAvailable',
  heldBack: false,
  textMax: null,
  boxCapacity: null,
  copies,
  parts: [],
  ...given,
})
const boxes = (copies: number) => product(boxId, copies, { name: 'Κουτί', kind: 'giftbox', boxCapacity: 4 })
const decideCart = (items: CartItem[], products: CartProduct[]) => decideCartOn(items, products, '2026-11-20')
const outcomeOf = ({ reason, requested, granted, boxItem }: CartChange) => [reason, requested, granted, boxItem]

test('a box is had with everything in it, and shares the copies with other lines, the first first', () => {
  const products = [boxes(9), product(2, 5), product(3, 9)]
  const filled = box(2, thing(2, 2), thing(3))
  expect(decideCart([filled, thing(2)], products)).toEqual({ items: [filled, thing(2)], changes: [] })
  expect(decideCart([filled, thing(2, 2)], products).changes).toMatchObject([
    { productId: 2, reason: 'quantity_reduced', requested: 2, granted: 1 },
  ])
  expect(decideCart([thing(2, 2), filled], products).changes.map(outcomeOf)).toEqual([
    ['box_item_short', 2, 1, { name: 'Πράγμα 2', copies: 3 }],
  ])
  expect(decideCart([thing(2, 4), filled], products).items).toEqual([thing(2, 4)])
})

describe('a box cannot be had as it was filled', () => {
  const one = (of: CartProduct, items = [thing(2)], quantity = 1) =>
    decideCart([box(quantity, ...items)], [boxes(9), of])

  it.each<[string, CartProduct, BoxItem[], CartChange['reason'], CartChange['boxItem']]>([
    ['with more than it holds', product(2, 9), [thing(2, 5)], 'box_too_full', undefined],
    ['with more than it holds in all', product(2, 9), [thing(2, 3), thing(2, 2)], 'box_too_full', undefined],
    ['with what is gone', product(9, 9), [thing(2)], 'box_item_unavailable', { name: null, copies: 0 }],
    ['with what is sold out', product(2, 0), [thing(2)], 'box_item_unavailable', { name: 'Πράγμα 2', copies: 0 }],
    ['with too few copies', product(2, 1), [thing(2, 2)], 'box_item_short', { name: 'Πράγμα 2', copies: 1 }],
    [
      'with what is held back',
      product(2, 9, { heldBack: true }),
      [thing(2)],
      'box_item_unavailable',
      { name: 'Πράγμα 2', copies: 0 },
    ],
    ...['giftCard', 'grouped', 'bundle', 'giftbox', 'custom', 'rental'].map(
      (kind): [string, CartProduct, BoxItem[], CartChange['reason'], CartChange['boxItem']] => [
        `with a ${kind}`,
        product(2, 9, { kind }),
        [thing(2)],
        'box_item_refused',
        { name: 'Πράγμα 2', copies: 0 },
      ],
    ),
  ])('%s', (_, of, items, reason, boxItem) => {
    const { items: had, changes } = one(of, items)
    expect(had).toEqual([])
    expect(changes.map(outcomeOf)).toEqual([[reason, 1, 0, boxItem]])
    expect(refuseChanges(changes).code).toBe(reason === 'box_item_short' ? 'out_of_stock' : reason)
  })

  it('when there is no box, whatever goes into it', () => {
    expect(decideCart([box(1, thing(2))], [boxes(0), product(2, 9)]).changes).toMatchObject([
      { reason: 'product_unavailable', granted: 0 },
    ])
  })
})

describe('of several equal boxes', () => {
  it.each<[string, number, number, number, number, CartChange['reason']]>([
    ['things decide', 5, 9, 7, 3, 'box_item_short'],
    ['boxes decide', 5, 2, 9, 2, 'quantity_reduced'],
    ['boxes decide where both allow as many', 5, 3, 7, 3, 'quantity_reduced'],
    ['what a line may have decides', 60, 500, 500, 49, 'quantity_too_high'],
  ])('%s how many remain', (_, requested, ofBox, ofThing, granted, reason) => {
    const { items, changes } = decideCart([box(requested, thing(2, 2))], [boxes(ofBox), product(2, ofThing)])
    expect(items).toEqual([box(granted, thing(2, 2))])
    expect(changes).toMatchObject([{ reason, requested, granted }])
  })
})

test('never more copies than there are, in boxes and beside them', () => {
  const anyThing = fc.record({ productId: fc.integer({ min: 2, max: 4 }), quantity: fc.integer({ min: 1, max: 2 }) })
  const anyLine: fc.Arbitrary<CartItem> = fc.oneof(
    anyThing.map(({ productId, quantity }) => thing(productId, quantity)),
    fc
      .tuple(fc.array(anyThing, { minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 4 }))
      .map(([things, quantity]) => box(quantity, ...things.map((one) => thing(one.productId, one.quantity)))),
  )
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.array(fc.nat(12), { minLength: 4, maxLength: 4 }),
      (lines, stock) => {
        const products = stock.map((copies, index) => (index === 0 ? boxes(copies) : product(index + 1, copies)))
        const { items, changes } = decideCart(lines, products)
        for (const { productId, quantity } of copiesByProduct(expandBoxes(items)))
          expect(quantity).toBeLessThanOrEqual(stock[productId - 1] ?? 0)
        const untouched = mergeLines(lines).length - changes.filter(({ granted }) => granted === 0).length
        expect(items).toHaveLength(untouched)
      },
    ),
    { seed: 20_261_120, numRuns: 2000 },
  )
})

test('the fullest cart is no more lines than can be priced at once, none with more copies than a line may have', () => {
  const things = Array.from({ length: maxBoxItems }, (_, index) => thing(index + 2))
  const products = [
    { ...boxes(9999), boxCapacity: maxBoxItems },
    ...things.map(({ productId }) => product(productId, 99_999)),
  ]
  const cart = Array.from({ length: maxCartLines }, (_, index) => ({
    ...thing(boxId, 990),
    extension: { box: { items: things, words: `${index}` } },
  }))
  const { items, changes } = decideCart(cart, products)
  const sold = expandBoxes(items)
  expect(sold.length).toBeLessThanOrEqual(maxCartLines + maxBoxedLines)
  expect(new Set(sold.map(({ quantity }) => quantity))).toEqual(new Set([maxQuantityPerLine]))
  const fitting = Math.floor(maxBoxedLines / maxBoxItems)
  expect(items).toHaveLength(fitting)
  expect(changes.filter(({ granted }) => granted === 0).map(({ reason }) => reason)).toEqual(
    Array.from({ length: maxCartLines - fitting }, () => 'boxes_too_many'),
  )
})
