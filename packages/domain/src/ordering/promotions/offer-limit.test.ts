import { expect, test } from 'vitest'
import { excessiveOffers } from './offer-limit.ts'
import type { Effect, PromotionScope } from './promotion.ts'

const percentage = (basisPoints: number) => ({ kind: 'percentage', basisPoints }) as const
const bogo = (buy: number, get: number, basisPoints: number) => ({ kind: 'bogo', buy, get, basisPoints }) as const
const fixed = { kind: 'fixed', cents: 100_000_000 } as const

test.each<[Effect, (string | number)[][], PromotionScope?]>([
  [percentage(8500), []],
  [percentage(8501), [['basisPoints']]],
  [percentage(8501), [['basisPoints']], 'order'],
  [percentage(10_000), [], 'shipping'],
  [{ ...percentage(8501), capCents: 1 }, [['basisPoints']]],
  [bogo(2, 1, 10_000), []],
  [bogo(3, 17, 10_000), []],
  [bogo(3, 18, 10_000), [['basisPoints']]],
  [bogo(1, 9, 9444), []],
  [bogo(1, 9, 9445), [['basisPoints']]],
  [
    { kind: 'tiers', by: 'amount', tiers: [8500, 8501].map((worth) => ({ from: worth, effect: percentage(worth) })) },
    [['tiers', 1, 'effect', 'basisPoints']],
  ],
  [{ kind: 'tiers', by: 'quantity', tiers: [{ from: 1, effect: fixed }] }, []],
  [fixed, []],
  [{ kind: 'setPrice', size: 3, cents: 1 }, []],
  [{ kind: 'gift', productId: 1, dimensionId: 0 }, []],
])('%j takes too much off at %j', (effect, paths, scope = 'lines') => {
  expect(excessiveOffers({ scope, effect })).toEqual(paths)
})
