// The forms that the rules of a promotion may have. What is of no known form is of another release, or a mistake in a file.

import { expect, test } from 'vitest'
import { isPromotionRule } from './check-rule.ts'

const most = 2_147_483_647
const rule = { scope: 'order', target: null, condition: null, effect: { kind: 'fixed', cents: 500 } }

const target = (filter: unknown) => ({ target: filter })
const condition = (test: unknown) => ({ condition: test })
const effect = (form: object) => ({ effect: form })
const fixed = (cents: number) => ({ kind: 'fixed', cents })
const percentage = (basisPoints: number, given = {}) => effect({ kind: 'percentage', basisPoints, ...given })
const bogo = (given: object) => effect({ kind: 'bogo', buy: 1, get: 1, basisPoints: 1, ...given })
const tiers = (...list: object[]) => effect({ kind: 'tiers', by: 'quantity', tiers: list })
const set = (given: object) => effect({ kind: 'setPrice', size: 2, cents: 1, ...given })
const gift = (given: object) => effect({ kind: 'gift', productId: 1, dimensionId: 0, ...given })

test.each<[object, boolean]>([
  [{}, true],
  [{ scope: 'lines' }, true],
  [{ scope: 'customer' }, false],
  [effect(fixed(1)), true],
  [effect(fixed(0)), false],
  [effect(fixed(100_000_000)), true],
  [effect(fixed(100_000_001)), false],
  [effect(fixed(1.5)), false],
  [percentage(1), true],
  [percentage(0), false],
  [{ scope: 'shipping', ...percentage(10_000) }, true],
  [percentage(10_001), false],
  [percentage(1, { capCents: 1 }), true],
  [percentage(1, { capCents: 0 }), false],
  [percentage(1, { capCents: null }), false],
  [percentage(1, { surprise: 1 }), false],
  [bogo({}), true],
  [bogo({ buy: 0 }), false],
  [bogo({ get: 0 }), false],
  [bogo({ basisPoints: 0 }), false],
  [bogo({ buy: most, maxRounds: 1 }), true],
  [bogo({ buy: most + 1 }), false],
  [bogo({ maxRounds: 0 }), false],
  [tiers({ from: 1, effect: fixed(1) }), true],
  [tiers(), false],
  [tiers({ from: 0, effect: fixed(1) }), false],
  [tiers({ from: 1, effect: fixed(0) }), false],
  [tiers({ from: 1, effect: { kind: 'gift', productId: 1, dimensionId: 0 } }), false],
  [set({}), true],
  [set({ size: 1 }), false],
  [set({ cents: 0 }), false],
  [gift({}), true],
  [gift({ productId: 0 }), false],
  [gift({ dimensionId: -1 }), false],
  [gift({ dimensionId: most + 1 }), false],
  [effect({ kind: 'raffle' }), false],
  [target({ category: [1] }), true],
  [target({ category: [] }), false],
  [target({ category: [0] }), false],
  [target({ product: [most + 1] }), false],
  [target({ product: [1], category: [1] }), false],
  [target({ reduced: false }), true],
  [target({ all: [{ not: { any: [{ series: [1] }] } }] }), true],
  [target({ all: [] }), false],
  [target({ any: [] }), false],
  [target({ not: { all: [] } }), false],
  [condition({ all: [{ any: [{ firstOrder: true }] }] }), true],
  [condition({ all: [] }), false],
  [condition({ any: [] }), false],
  [condition({ not: { any: [] } }), false],
  [condition({ quantity: 1, of: { reduced: true } }), true],
  [condition({ quantity: 0 }), false],
  [condition({ quantity: 1, of: null }), false],
  [condition({ amountBefore: 100_000_000 }), true],
  [condition({ amountBefore: 100_000_001 }), false],
  [condition({ amountAfter: 0 }), false],
  [condition({ customerGroup: [] }), false],
  [condition({ channel: ['online', 'phone', 'app', 'online'] }), true],
  [condition({ channel: [] }), false],
  [condition({ shipping: ['home'] }), true],
  [condition({ shipping: [''] }), false],
  [condition({ shipping: [] }), false],
  [condition({ coupon: 1 }), false],
  [condition({ between: [0, 1] }), true],
  [condition({ between: [1, 1] }), false],
  [condition({ between: [-1, 1] }), false],
  [condition({ between: [0, 1, 2] }), false],
  [{ scope: 'shipping' }, true],
  [percentage(1500, { onlyOn: 'Sundays' }), false],
  [effect({ kind: 'percentage' }), false],
  [effect({ kind: 'percentage', basisPoints: '1500' }), false],
  [effect({ kind: 'tiers', by: 'weight', tiers: [{ from: 1, effect: fixed(1) }] }), false],
  [target({ contributor: [1, 2] }), true],
  [target({ all: [{ publisher: [1] }, { attribute: [1] }, { product: [1] }] }), true],
  [target({ colour: [1] }), false],
  [target({ product: [1], colour: [1] }), false],
  [target({ all: [{ not: { colour: [1] } }] }), false],
  [condition({ any: [{ customerGroup: [1] }, { coupon: true }, { amountAfter: 1 }] }), true],
  [condition({ moon: 'full' }), false],
  [condition({ of: { reduced: true } }), false],
  [condition({ quantity: 2, of: { colour: [1] } }), false],
  [condition({ any: [{ channel: ['television'] }] }), false],
  [condition(5), false],
])('%j: %s', (given, isKnown) => {
  expect(isPromotionRule({ ...rule, ...given })).toBe(isKnown)
})
