import { describe, expect, test } from 'vitest'
import { plainCart } from '../pricing/cart-input.ts'
import type { Coupon } from './decide-coupon.ts'
import { fixed as amount, coupon, decide, entered, line, now, promotion } from './fixtures.ts'
import { excessiveOffers } from './offer-limit.ts'
import { settleAlone } from './product-line.ts'
import type { Effect, Promotion, PromotionScope } from './promotion.ts'

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

describe('on a line at most 85 % comes off by promotions', () => {
  const [most, second] = [percentage(8500), { lane: 1, stacks: true }]
  test.each<[string, Partial<Promotion>[], number[]]>([
    ['of two that stack', [{ effect: most }, { ...second, effect: most }], [238, 150]],
    ['of an amount', [{ target: { product: [1000] }, effect: amount(990) }], [1590, 150]],
    ['of a set', [{ effect: { kind: 'setPrice', size: 2, cents: 1 } }], [238, 150]],
    [
      'of free copies that stack',
      [{ effect: percentage(5000) }, { ...second, effect: bogo(1, 1, 10_000) }],
      [795, 150],
    ],
    ['of an amount off the order', [{ scope: 'order', effect: amount(5000) }], [238, 150]],
    ['of the order after those of lines', [{}, { scope: 'order', effect: percentage(5000) }], [238, 150]],
    ['of the order that stack', [{ scope: 'order' }, { ...second, scope: 'order' }], [238, 150]],
    [
      'of free copies of an order whose lines are reduced',
      [{ effect: percentage(5000) }, { scope: 'order', effect: bogo(1, 1, 10_000) }],
      [795, 150],
    ],
  ])('%s', (_, promotions, rests) => {
    const automatic = promotions.map((given, id) => promotion({ effect: most, ...given, id }))
    expect(decide({ lines: [line(1590), line(1000)], automatic, maxOffer: 8500 }).rests).toEqual(rests)
  })

  test('copies that are free with others stay free, and so does what a code pays', () => {
    const lines = [1, 2, 3].map((productId) => line(1000, { productId }))
    for (const scope of ['lines', 'order'] as const) {
      const automatic = [promotion({ scope, effect: bogo(2, 1, 10_000) })]
      expect(decide({ lines, automatic, maxOffer: 8500 }).goods).toBe(2000)
    }
    expect(decide({ lines, codes: entered(coupon({ effect: amount(3000) })), maxOffer: 8500 }).goods).toBe(0)
  })

  test.each<[string, Partial<Coupon>, number]>([
    ['a code on lines leaves the order’s promotion what it may take', { effect: amount(900) }, 50],
    ['a code on the order takes what promotions may not', { scope: 'order', effect: amount(1000) }, 0],
  ])('%s', (_, code, goods) => {
    const automatic = [promotion({ scope: 'order', effect: percentage(5000) })]
    const codes = entered(coupon({ effect: most, policy: 'Additive', ...code }))
    expect(decide({ lines: [line(1000)], automatic, codes, maxOffer: 8500 }).goods).toBe(goods)
  })

  test('wherever the shop sells', () => {
    const automatic = [promotion({ effect: amount(5000) })]
    expect(settleAlone(line(1000), automatic, now).lines).toMatchObject([{ restCents: 150 }])
    expect(plainCart(now).promotions.maxOffer).toBe(8500)
  })
})
