import { expect, test } from 'vitest'
import { fixed, percent } from './fixtures.ts'
import { type Effect, isWithin, type PromotionType, typeOf } from './promotion.ts'

test.each<[Effect, PromotionType]>([
  [fixed(500), 'FixedAmount'],
  [percent(10), 'Percentage'],
  [{ ...percent(10), capCents: 500 }, 'Customized'],
  [{ kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 }, 'Bogo'],
  [{ kind: 'tiers', by: 'quantity', tiers: [] }, 'Customized'],
  [{ kind: 'setPrice', size: 3, cents: 2500 }, 'Customized'],
  [{ kind: 'gift', productId: 1, dimensionId: 0 }, 'Customized'],
])('%j is called %s', (effect, type) => expect(typeOf(effect)).toBe(type))

test.each<[number | null, number | null, boolean]>([
  [null, null, true],
  [5, null, true],
  [6, null, false],
  [null, 5, false],
  [null, 6, true],
  [5, 6, true],
  [1, 5, false],
])('from %s to before %s: at 5 %s', (startsAt, endsAt, expected) => {
  expect(isWithin({ startsAt, endsAt }, 5)).toBe(expected)
})
