// What this release can read of a stored promotion.

import { expect, test } from 'vitest'
import { isPromotionRule } from './is-rule.ts'

const rule = { scope: 'lines', target: null, condition: null, effect: { kind: 'percentage', basisPoints: 1500 } }
const ids = [1, 2]

test.each<[object]>([
  [{}],
  [{ scope: 'shipping' }],
  [{ effect: { kind: 'percentage', basisPoints: 1500, capCents: 1000 } }],
  [{ effect: { kind: 'fixed', cents: 500 } }],
  [{ effect: { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000, maxRounds: 1 } }],
  [{ effect: { kind: 'tiers', by: 'amount', tiers: [{ from: 5000, effect: { kind: 'fixed', cents: 500 } }] } }],
  [{ effect: { kind: 'setPrice', size: 3, cents: 2000 } }],
  [{ effect: { kind: 'gift', productId: 7, dimensionId: 0 } }],
  [{ target: { any: [{ category: ids }, { contributor: ids }, { publisher: ids }, { series: ids }] } }],
  [{ target: { all: [{ attribute: ids }, { product: ids }, { not: { reduced: true } }] } }],
  [{ condition: { all: [{ quantity: 2, of: { product: ids } }, { amountBefore: 100 }, { amountAfter: 100 }] } }],
  [{ condition: { any: [{ customerGroup: ids }, { firstOrder: true }, { channel: ['phone'] }] } }],
  [{ condition: { not: { all: [{ shipping: ['home'] }, { coupon: true }, { between: [1, 2] }] } } }],
])('%j is known', (given) => {
  expect(isPromotionRule({ ...rule, ...given })).toBe(true)
})

test.each<[object]>([
  [{ scope: 'customer' }],
  [{ effect: { kind: 'raffle', chance: 5 } }],
  [{ effect: { kind: 'percentage' } }],
  [{ effect: { kind: 'percentage', basisPoints: '1500' } }],
  [{ effect: { kind: 'percentage', basisPoints: 1500, onlyOn: 'Sundays' } }],
  [{ effect: { kind: 'percentage', basisPoints: 10_001 } }],
  [{ effect: { kind: 'fixed', cents: -1 } }],
  [{ effect: { kind: 'bogo', buy: 2, get: 0, basisPoints: 1 } }],
  [{ effect: { kind: 'tiers', by: 'weight', tiers: [] } }],
  [{ effect: { kind: 'tiers', by: 'amount', tiers: [{ from: 1, effect: { kind: 'gift', productId: 1 } }] } }],
  [{ target: { colour: [1] } }],
  [{ target: { product: [1], colour: [1] } }],
  [{ target: { all: [{ not: { colour: [1] } }] } }],
  [{ condition: { moon: 'full' } }],
  [{ condition: { quantity: 2, of: { colour: [1] } } }],
  [{ condition: { any: [{ channel: ['television'] }] } }],
  [{ condition: { between: [1] } }],
])('%j is of another release', (given) => {
  expect(isPromotionRule({ ...rule, ...given })).toBe(false)
})
