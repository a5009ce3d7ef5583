import { expect, test } from 'vitest'
import { readPromotionFile } from './promotion-file.ts'

const file = {
  code: 'summer',
  name: { el: 'Καλοκαίρι' },
  scope: 'lines',
  effect: { kind: 'percentage', basisPoints: 1500 },
  automatic: false,
}

const ids = [1, 2]
const limit = { kind: 'fixed', cents: 500 }

test.each<[object]>([
  [{}],
  [{ effect: { kind: 'percentage', basisPoints: 1500, capCents: 1000 } }],
  [{ effect: { kind: 'percentage', basisPoints: 8500 } }],
  [{ scope: 'shipping', effect: { kind: 'percentage', basisPoints: 10_000 } }],
  [{ effect: { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000, maxRounds: 1 } }],
  [{ effect: { kind: 'tiers', by: 'amount', tiers: [{ from: 5000, effect: limit }] } }],
  [{ effect: { kind: 'setPrice', size: 3, cents: 2000 } }],
  [{ automatic: true, effect: { kind: 'gift', productId: 7, dimensionId: 0 } }],
  [{ target: { any: [{ category: ids }, { contributor: ids }, { publisher: ids }, { series: ids }] } }],
  [{ target: { all: [{ attribute: ids }, { product: ids }, { not: { reduced: true } }] } }],
  [{ condition: { all: [{ quantity: 2, of: { product: ids } }, { amountBefore: 100 }, { amountAfter: 100 }] } }],
  [{ condition: { any: [{ customerGroup: ids }, { firstOrder: true }, { channel: ['phone'] }] } }],
  [{ condition: { not: { all: [{ shipping: ['courier'] }, { coupon: true }, { between: [1, 2] }] } } }],
])('%j is read as it is', (given) => {
  expect(readPromotionFile({ ...file, ...given })).toMatchObject({ ok: true, value: { ...file, ...given } })
})

test.each<[object, string]>([
  [{ scope: 'all' }, 'scope: '],
  [{ automatic: true, groupIds: [1] }, 'groupIds: only of what is entered as a code'],
  [{ automatic: true, minAmountCents: 100 }, 'minAmountCents: only of what is entered as a code'],
  [{ lane: 2 }, 'lane: only of what acts by itself'],
  [{ effect: { kind: 'gift', productId: 7, dimensionId: 0 } }, 'effect: a gift comes by itself'],
  [{ surprise: 1 }, 'file: '],
  [{ effect: { kind: 'free' } }, 'effect.kind: none of the forms'],
  [
    { scope: 'shipping', effect: { kind: 'percentage', basisPoints: 10_001 } },
    'effect.basisPoints: it must be a whole number from 1 to 10000',
  ],
  [
    { effect: { kind: 'percentage', basisPoints: 8501 } },
    'effect.basisPoints: an offer takes at most 85 % off \\(8500\\)',
  ],
  [
    {
      effect: { kind: 'tiers', by: 'amount', tiers: [{ from: 1, effect: { kind: 'percentage', basisPoints: 8501 } }] },
    },
    'effect.tiers.0.effect.basisPoints: an offer',
  ],
  [{ scope: 'shipping', effect: { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 } }, 'effect.kind: off shipping'],
  [{ scope: 'shipping', effect: { kind: 'setPrice', size: 2, cents: 100 } }, 'effect.kind: off shipping'],
  [
    { scope: 'shipping', automatic: true, effect: { kind: 'gift', productId: 7, dimensionId: 0 } },
    'effect.kind: off shipping',
  ],
  [
    { effect: { kind: 'tiers', by: 'amount', tiers: [5000, 6000, 5000].map((from) => ({ from, effect: limit })) } },
    'effect.tiers.2.from: another tier',
  ],
  [{ effect: { kind: 'bogo', buy: 1, get: 9, basisPoints: 10_000 } }, 'effect.basisPoints: an offer'],
  [
    { condition: { all: [{ channel: ['online', 'fax'] }] } },
    'condition.all.0.channel.1: it must be one of online, phone, app',
  ],
  [{ target: { all: [{ category: [1] }, { not: { product: ['x'] } }] } }, 'target.all.1.not.product.0: '],
  [{ condition: { any: [{ quantity: 2, of: { colour: [1] } }] } }, 'condition.any.0.of: none of the forms'],
  [{ condition: { quantity: 2, by: 'line' } }, 'condition.by: there is no such field'],
  [{ condition: 5 }, 'condition: none of the forms'],
  [{ condition: { between: [2, 1] } }, 'condition.between: it must be two times'],
  [{ startsAt: '2027-05-02T00:00:00Z', endsAt: '2027-05-01T00:00:00Z' }, 'endsAt: '],
])('%j is refused with its path', (wrong, problem) => {
  const refusal = [expect.stringMatching(`^${problem}`)]
  expect(readPromotionFile({ ...file, ...wrong })).toEqual({ ok: false, refusal })
})

test('what is no object is refused', () => {
  expect(readPromotionFile(null)).toEqual({ ok: false, refusal: [expect.stringMatching('^file: ')] })
})
