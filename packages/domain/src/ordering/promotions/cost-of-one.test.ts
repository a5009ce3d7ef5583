// What is known of one product is said of another only when it holds for it.

import { expect, test } from 'vitest'
import { dayFrom } from '../delivery/working-days.ts'
import { costOfOne } from './cost-of-one.ts'
import type { PriceFacts } from './product-line.ts'
import type { Promotion } from './promotion.ts'

const now = Date.UTC(2026, 10, 20, 10)

const book = (facts: Partial<PriceFacts> = {}): PriceFacts => ({
  productId: 1,
  priceCents: 2000,
  prices: [{ priceCents: 2000, validFrom: now - 1000 }],
  publisherPriceCents: null,
  protectedUntil: null,
  protectedParts: [],
  discountable: true,
  categoryIds: [1],
  contributorIds: [],
  publisherId: null,
  seriesId: null,
  attributeIds: [],
  ...facts,
})

const tenth = (rule: Partial<Promotion> = {}): Promotion => ({
  id: 1,
  scope: 'lines',
  target: null,
  condition: null,
  effect: { kind: 'percentage', basisPoints: 1000 },
  lane: 0,
  stacks: false,
  startsAt: null,
  endsAt: null,
  ...rule,
})

const costOf = (facts: PriceFacts, promotions: readonly Promotion[], time = now) =>
  costOfOne(facts, facts.priceCents, promotions, time).priceCents

test('products of one price in the same promotions are worked out once', () => {
  const promotions = [tenth(), tenth({ id: 2, effect: { kind: 'fixed', cents: 150 } })]
  const known = costOfOne(book(), 2000, promotions, now)
  expect(known).toEqual({ priceCents: 1800, promotionIds: [1] })
  expect(costOfOne(book({ productId: 2, categoryIds: [2] }), 2000, promotions, now + 1000)).toBe(known)
  expect(costOfOne(book({ priceCents: 1000 }), 1000, promotions, now)).toEqual({ priceCents: 850, promotionIds: [2] })
})

test('others of them, or another state of one, are others', () => {
  const first = tenth()
  const fifth = tenth({ effect: { kind: 'percentage', basisPoints: 2000 } })
  const half = tenth({ id: 2, effect: { kind: 'percentage', basisPoints: 5000 } })
  expect(costOf(book(), [first])).toBe(1800)
  expect(costOf(book(), [first, half])).toBe(1000)
  expect(costOf(book(), [half])).toBe(1000)
  expect(costOf(book(), [fifth])).toBe(1600)
  expect(costOf(book(), [first])).toBe(1800)
})

test('the law leaves each its own floor', () => {
  const half = tenth({ effect: { kind: 'percentage', basisPoints: 5000 } })
  const protectedUntil = dayFrom('2027-05-01')
  expect(costOf(book(), [half])).toBe(1000)
  expect(costOf(book({ publisherPriceCents: 2000, protectedUntil }), [half])).toBe(1800)
  expect(costOf(book({ publisherPriceCents: 2100, protectedUntil }), [half])).toBe(1890)
})

test('a condition on goods or on time, and a target of reduced prices, are asked for each', () => {
  const ofPoetry = tenth({ condition: { not: { quantity: 1, of: { category: [1] } } } })
  expect(costOf(book(), [ofPoetry])).toBe(2000)
  expect(costOf(book({ categoryIds: [2] }), [ofPoetry])).toBe(1800)

  const today = tenth({ condition: { between: [now, now + 10] } })
  expect(costOf(book(), [today])).toBe(1800)
  expect(costOf(book(), [today], now + 10)).toBe(2000)

  const full = tenth({ target: { any: [{ reduced: false }, { category: [3] }] } })
  const cut = [
    { priceCents: 2000, validFrom: now - 1000 },
    { priceCents: 3000, validFrom: now - 2000 },
  ]
  expect(costOf(book(), [full])).toBe(1800)
  expect(costOf(book({ prices: cut }), [full])).toBe(2000)
  expect(costOf(book({ prices: cut, categoryIds: [3] }), [full])).toBe(1800)
})
