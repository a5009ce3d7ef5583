// What carts, buyers and lines fulfil.

import { expect, test } from 'vitest'
import { type Condition, isFulfilled } from './condition.ts'
import { line, now } from './fixtures.ts'
import { type LineFilter, matchesLine } from './line-filter.ts'

const novel = line(1500, { productId: 1, categoryIds: [10, 1], contributorIds: [7], publisherId: 3, quantity: 2 })
const toy = line(900, { productId: 2, seriesId: 8, attributeIds: [5], reduced: true })

test.each<[LineFilter | null, boolean, boolean]>([
  [null, true, true],
  [{ product: [1] }, true, false],
  [{ category: [1] }, true, false],
  [{ contributor: [7, 9] }, true, false],
  [{ publisher: [3] }, true, false],
  [{ series: [8] }, false, true],
  [{ attribute: [5] }, false, true],
  [{ reduced: true }, false, true],
  [{ reduced: false }, true, false],
  [{ not: { category: [1] } }, false, true],
  [{ any: [{ product: [1] }, { product: [2] }] }, true, true],
  [{ all: [{ category: [1] }, { publisher: [4] }] }, false, false],
])('the filter %j covers novel %s, toy %s', (filter, coversNovel, coversToy) => {
  expect([matchesLine(filter, novel), matchesLine(filter, toy)]).toEqual([coversNovel, coversToy])
})

const facts = {
  now,
  channel: 'online',
  shippingCode: 'home',
  customer: { id: 1, groupIds: [4] },
  firstOrder: true,
  hasCoupon: false,
  lines: [
    { ...novel, restCents: 2500 },
    { ...toy, restCents: 900 },
    { ...line(5000, { discountable: false }), restCents: 5000 },
  ],
} as const

test.each<[Condition | null, boolean]>([
  [null, true],
  [{ quantity: 3 }, true],
  [{ quantity: 4 }, false],
  [{ quantity: 2, of: { product: [1] } }, true],
  [{ quantity: 2, of: { product: [2] } }, false],
  [{ amountBefore: 3900 }, true],
  [{ amountBefore: 3901 }, false],
  [{ amountAfter: 3400 }, true],
  [{ amountAfter: 3401 }, false],
  [{ amountAfter: 901, of: { product: [2] } }, false],
  [{ customerGroup: [4] }, true],
  [{ customerGroup: [5] }, false],
  [{ firstOrder: true }, true],
  [{ firstOrder: false }, false],
  [{ channel: ['online', 'app'] }, true],
  [{ channel: ['phone'] }, false],
  [{ shipping: ['home'] }, true],
  [{ shipping: ['branch'] }, false],
  [{ coupon: false }, true],
  [{ coupon: true }, false],
  [{ between: [now, now + 1] }, true],
  [{ between: [now - 1, now] }, false],
  [{ all: [{ quantity: 3 }, { firstOrder: true }] }, true],
  [{ all: [{ quantity: 3 }, { firstOrder: false }] }, false],
  [{ any: [{ quantity: 9 }, { firstOrder: true }] }, true],
  [{ any: [] }, false],
  [{ not: { coupon: true } }, true],
])('the condition %j: %s', (condition, expected) => {
  expect(isFulfilled(condition, facts)).toBe(expected)
})

test('a guest is in no group, and has not chosen how it comes', () => {
  const guest = { ...facts, customer: null, shippingCode: null }
  expect(isFulfilled({ customerGroup: [4] }, guest)).toBe(false)
  expect(isFulfilled({ shipping: ['home'] }, guest)).toBe(false)
})
