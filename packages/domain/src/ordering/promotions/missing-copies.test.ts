// Which line is told how many more copies would take part in an offer, and what of a code's value is lost.

import { expect, test } from 'vitest'
import type { Coupon } from './decide-coupon.ts'
import { coupon, decide, entered, fixed, line, percent, promotion } from './fixtures.ts'
import type { Promotion } from './promotion.ts'

const twoAndOne = (given: Partial<Promotion> = {}) =>
  promotion({ effect: { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 }, ...given })
const fiveFor = promotion({ id: 2, effect: { kind: 'setPrice', size: 5, cents: 100 } })
const novel = line(1500, { productId: 1, quantity: 2 })
const toy = line(900, { productId: 2 })

test.each<[string, Promotion[], (null | [number, number])[]]>([
  [
    'every line of the offer',
    [twoAndOne({ effect: { kind: 'setPrice', size: 4, cents: 100 } })],
    [
      [1, 1],
      [1, 1],
    ],
  ],
  ['only lines that it covers', [twoAndOne({ target: { product: [1] } })], [[1, 1], null]],
  [
    'of two offers the nearer, whichever is older',
    [fiveFor, twoAndOne({ target: { product: [1] }, id: 3 })],
    [
      [3, 1],
      [2, 2],
    ],
  ],
  [
    'none that another offer lowers',
    [twoAndOne({ target: { product: [1] } }), promotion({ id: 4, effect: percent(5) })],
    [null, null],
  ],
  [
    'none where the group is whole',
    [twoAndOne({ target: { any: [{ product: [1] }, { product: [2] }] } })],
    [null, null],
  ],
  ['none of an offer on the whole order', [twoAndOne({ scope: 'order', target: { product: [1] } })], [null, null]],
  [
    'none of tiers, which act on as many as there are',
    [promotion({ effect: { kind: 'tiers', by: 'quantity', tiers: [{ from: 9, effect: percent(5) }] } })],
    [null, null],
  ],
])('%s', (_, automatic, expected) => {
  const missing = expected.map((one) => one && { promotionId: one[0], copies: one[1] })
  expect(decide({ lines: [novel, toy], automatic }).decision.missing).toEqual(missing)
})

test.each<[string, Partial<Coupon> & Pick<Coupon, 'effect'>, number, number]>([
  ['an amount that the law leaves no room for', { effect: fixed(1500) }, 500, 1000],
  ['an amount that is placed whole', { effect: fixed(400) }, 400, 0],
  ['a percentage has no value of its own', { effect: percent(50) }, 500, 0],
  ['what a divisible value does not place stays on it', { effect: fixed(1500), remainingCents: 1500 }, 500, 0],
])('%s', (_, given, cents, unplacedCents) => {
  const lines = [line(2000, { unitFloorCents: 1500 })]
  expect(decide({ lines, codes: entered(coupon(given)) }).code).toMatchObject({ applied: true, cents, unplacedCents })
})
