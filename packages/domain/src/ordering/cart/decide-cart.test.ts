import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Availability, availabilityNumbers, canBeBought } from '../../catalogue/availability.ts'
import { type CartItem, countCopies, maxQuantityPerLine } from './cart.ts'
import type { CartProduct } from './cart-product.ts'
import { type CartChangeReason, decideCart as decideCartOn, dropsLine, refuseChanges } from './decide-cart.ts'

const item = (quantity: number, productId = 1, dimensionId = 0): CartItem => ({ productId, dimensionId, quantity })
const product = (
  copies: number,
  availability: Availability = 'available',
  productId = 1,
  dimensionId = 0,
): CartProduct => ({
  productId,
  dimensionId,
  name: 'Αστραδενή',
  kind: 'product',
  availability,
  heldBack: false,
  textMax: null,
  boxCapacity: null,
  copies,
  parts: [],
})
const decideCart = (items: CartItem[], products: CartProduct[]) => decideCartOn(items, products, '2026-11-20')

describe('one line', () => {
  it.each([
    ['fewer than there are', 2, 5],
    ['exactly what there are', 5, 5],
    ['as many as a line may hold', 99, 500],
  ])('%s stays unchanged', (_, requested, copies) => {
    expect(decideCart([item(requested)], [product(copies)])).toEqual({ items: [item(requested)], changes: [] })
  })

  it.each([
    ['more than there are', 6, 5, 5, 'quantity_reduced'],
    ['more than there are and than a line may hold', 150, 5, 5, 'quantity_reduced'],
    ['one short of what a line may hold', 99, 98, 98, 'quantity_reduced'],
    ['more than a line may hold', 100, 500, 99, 'quantity_too_high'],
    ['more than there are, where the line’s limit decides', 150, 120, 99, 'quantity_too_high'],
    ['more than a line may hold of exactly as many', 100, 99, 99, 'quantity_too_high'],
  ])('%s is reduced, and reported', (_, requested, copies, granted, reason) => {
    expect(decideCart([item(requested)], [product(copies)])).toEqual({
      items: [item(granted)],
      changes: [{ productId: 1, dimensionId: 0, reason, name: 'Αστραδενή', requested, granted }],
    })
  })

  it('of an unknown product is dropped, without a name', () => {
    const change = { productId: 1, dimensionId: 0, reason: 'product_not_found', name: null, requested: 2, granted: 0 }
    expect(decideCart([item(2)], [])).toEqual({ items: [], changes: [change] })
  })

  it('of an unknown dimension is dropped', () => {
    const { items, changes } = decideCart([item(1, 1, 3)], [product(5), product(5, 'available', 1, 4)])
    expect(items).toEqual([])
    expect(changes).toMatchObject([{ reason: 'product_not_found', dimensionId: 3 }])
  })
})

it.each(Object.keys(availabilityNumbers) as Availability[])('%s: sold only where it can be bought', (availability) => {
  const { items, changes } = decideCart([item(1)], [product(5, availability)])
  expect(items).toHaveLength(canBeBought(availability) ? 1 : 0)
  expect(changes.map((change) => change.reason)).toEqual(canBeBought(availability) ? [] : ['product_unavailable'])
})

test('a group is not sold itself, whatever there is of its parts, and does not stay in the cart', () => {
  const { items, changes } = decideCart([item(2)], [{ ...product(5), kind: 'grouped' }])
  expect(items).toEqual([])
  expect(changes).toMatchObject([{ reason: 'bought_by_parts', requested: 2, granted: 0 }])
  expect(changes.map(({ reason }) => dropsLine(reason))).toEqual([true])
  expect(refuseChanges(changes).code).toBe('bought_by_parts')
})

test('what is held back is not sold, whatever there is of it, and the order is refused for it', () => {
  const { items, changes } = decideCart(
    [item(2), item(1, 2)],
    [{ ...product(5), heldBack: true }, product(0, 'notAvailable', 2)],
  )
  expect(items).toEqual([])
  expect(changes.map(({ reason, granted }) => [reason, granted])).toEqual([
    ['not_on_sale_yet', 0],
    ['product_unavailable', 0],
  ])
  expect(refuseChanges(changes).code).toBe('not_on_sale_yet')
})

test('the same book on two lines is decided once, with both quantities', () => {
  const { items, changes } = decideCart([item(3), item(1, 2), item(4)], [product(5), product(1, 'lastItem', 2)])
  expect(items).toEqual([item(5), item(1, 2)])
  expect(changes).toMatchObject([{ productId: 1, requested: 7, granted: 5 }])
})

test('never more than are in stock or a line may have, and every missing copy is reported', () => {
  const anyItem = fc.record({
    productId: fc.integer({ min: 1, max: 5 }),
    dimensionId: fc.constant(0),
    quantity: fc.integer({ min: 1, max: 200 }),
  })
  const copies = fc.array(fc.nat(150), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(fc.array(anyItem), copies, (requestedItems, stock) => {
      const products = stock.map((count, index) => product(count, count > 0 ? 'available' : 'notAvailable', index + 1))
      const { items, changes } = decideCart(requestedItems, products)
      for (const item of items) {
        expect(item.quantity).toBeLessThanOrEqual(Math.min(maxQuantityPerLine, stock[item.productId - 1] ?? 0))
        expect(item.quantity).toBeGreaterThan(0)
      }
      const reducedBy = changes.reduce((sum, change) => sum + change.requested - change.granted, 0)
      expect(countCopies(items) + reducedBy).toBe(countCopies(requestedItems))
    }),
    { seed: 20_261_120, numRuns: 1000 },
  )
})

describe('lines of one product with different extensions', () => {
  const wrapped = (quantity: number): CartItem => ({ ...item(quantity), extension: { wrapping: true } })

  it('share its copies: the first is served first', () => {
    expect(decideCart([item(3), wrapped(4)], [product(5)])).toEqual({
      items: [item(3), wrapped(2)],
      changes: [
        { ...wrapped(4), quantity: undefined, reason: 'quantity_reduced', name: 'Αστραδενή', requested: 4, granted: 2 },
      ],
    })
    expect(decideCart([wrapped(5), item(1)], [product(5)]).changes).toMatchObject([
      { reason: 'quantity_reduced', requested: 1, granted: 0 },
    ])
  })

  it('may each have as many as a line may', () => {
    expect(decideCart([item(99), wrapped(99)], [product(500)]).changes).toEqual([])
  })
})

describe('a line whose extension', () => {
  const of = (kind: string): CartProduct => ({
    ...product(5),
    kind,
    textMax: kind === 'custom' ? 13 : null,
    boxCapacity: kind === 'giftbox' ? 2 : null,
  })
  const giftCard = { recipientName: 'Νίκος', recipientEmail: 'n@example.gr', design: 'classic' as const }
  const box = (productId: number) => ({ box: { items: [{ productId, dimensionId: 0, quantity: 1 }] } })

  it.each<[string, CartItem['extension'], string, CartChangeReason | null]>([
    ['its kind carries', { wrapping: true }, 'product', null],
    ['is empty', {}, 'bundle', null],
    ['another kind carries', { text: 'Για τον Νίκο' }, 'product', 'extension_not_accepted'],
    ['no kind of this release carries', { wrapping: true }, 'rental', 'extension_not_accepted'],
    ['names an inherited field', { toString: 'x' } as CartItem['extension'], 'product', 'extension_not_accepted'],
    ['has one field too many', { wrapping: true, giftCard }, 'giftCard', 'extension_not_accepted'],
    ['is a gift card sent at once', { giftCard }, 'giftCard', null],
    ['is a gift card sent today', { giftCard: { ...giftCard, sendOn: '2026-11-20' } }, 'giftCard', null],
    [
      'is a gift card sent yesterday',
      { giftCard: { ...giftCard, sendOn: '2026-11-19' } },
      'giftCard',
      'send_day_invalid',
    ],
    ['is a gift card sent in a year', { giftCard: { ...giftCard, sendOn: '2027-11-20' } }, 'giftCard', null],
    ['is a gift card sent later', { giftCard: { ...giftCard, sendOn: '2027-11-21' } }, 'giftCard', 'send_day_invalid'],
    ['is words on a custom product', { text: 'Για τον Νίκο' }, 'custom', null],
    ['is words that just fit', { text: 'e\u0301'.repeat(13) }, 'custom', null],
    ['is words that do not fit', { text: 'x'.repeat(14) }, 'custom', 'text_too_long'],
    ['is no words', {}, 'custom', 'extension_missing'],
    ['is words, wrapped', { text: 'Για τον Νίκο', wrapping: true }, 'custom', null],
    ['is a box of a product of the shop', box(2), 'giftbox', null],
    ['is a box of an unknown product', box(3), 'giftbox', 'box_item_unavailable'],
    ['is a box on another kind', box(2), 'product', 'extension_not_accepted'],
  ])('%s', (_, extension, kind, reason) => {
    const { items, changes } = decideCart([{ ...item(1), extension }], [of(kind), product(1, 'available', 2)])
    expect([items.length, changes.map((change) => change.reason)]).toEqual(reason ? [0, [reason]] : [1, []])
    if (reason) expect(refuseChanges(changes).code).toBe(reason)
  })
})

test.each<[string, CartChangeReason[]]>([
  ['cart_changed', ['quantity_too_high']],
  ['out_of_stock', ['quantity_too_high', 'quantity_reduced']],
  ['out_of_stock', ['product_unavailable']],
  ['out_of_stock', ['product_not_found']],
])('an order is refused with %s for %j', (code, reasons) => {
  const changes = reasons.map((reason) => ({ ...item(0), name: null, reason, requested: 2, granted: 1 }))
  expect(refuseChanges(changes)).toEqual({ code, details: { changes } })
})
