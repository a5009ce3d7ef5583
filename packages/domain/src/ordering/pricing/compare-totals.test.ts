import { expect, test } from 'vitest'
import { compareTotals, isSameCart, toSeen } from './compare-totals.ts'

const line = { productId: 1, dimensionId: 0, quantity: 2, unitPrice: 1000, gift: false }
const gift = { productId: 9, dimensionId: 0, quantity: 1, unitPrice: 500, gift: true }
const summer = { kind: 'promotion', code: 'SUMMER', label: 'Summer −20%' }
const shipping = { kind: 'shipping', code: 'home', label: null }
const coupon = { code: 'FIVE', applied: true }
const shown = { lines: [line], adjustments: [summer, shipping], codes: [coupon] }
const seen = toSeen(shown)
const changesTo = (changes: Partial<typeof shown>) => compareTotals(seen, toSeen({ ...shown, ...changes }))

test('the same totals have changed in nothing', () => {
  expect(changesTo({})).toEqual([])
  expect(changesTo({ adjustments: [summer], lines: [line, gift] })).toEqual([])
})

test('a price, a promotion and a code are told', () => {
  const { unitPrice: _price, gift: _gift, ...item } = line
  expect(changesTo({ lines: [{ ...line, unitPrice: 1250 }] })).toEqual([
    { reason: 'price_changed', line: item, from: 1000, to: 1250 },
  ])
  expect(changesTo({ adjustments: [shipping] })).toEqual([{ reason: 'promotion_over', label: 'Summer −20%' }])
  expect(changesTo({ codes: [{ ...coupon, applied: false }] })).toEqual([{ reason: 'code_over', code: 'FIVE' }])
})

test('what became cheaper by a new promotion or code needs no reason', () => {
  const refused = toSeen({ ...shown, adjustments: [], codes: [{ ...coupon, applied: false }] })
  expect(compareTotals(refused, seen)).toEqual([])
})

test.each([
  ['another quantity', { lines: [{ ...line, quantity: 3 }] }],
  ['another line', { lines: [line, { ...line, productId: 2 }] }],
  ['fewer lines', { lines: [] }],
  ['another extension', { lines: [{ ...line, extension: { wrapping: true as const } }] }],
  ['another code', { codes: [] }],
])('%s is another cart', (_, changes) => {
  const other = toSeen({ ...shown, ...changes })
  expect([isSameCart(seen, other), isSameCart(other, seen)]).toEqual([false, false])
})

test('a gift and other amounts leave it the same cart', () => {
  expect(isSameCart(seen, toSeen({ ...shown, lines: [line, gift], adjustments: [] }))).toBe(true)
})
