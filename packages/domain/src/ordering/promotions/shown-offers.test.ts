import { describe, expect, test } from 'vitest'
import { dayOf } from '../delivery/working-days.ts'
import { now, percent, promotion } from './fixtures.ts'
import { offerWords } from './offer-words.ts'
import type { PriceFacts } from './product-line.ts'
import type { Promotion } from './promotion.ts'
import { shownOffers } from './shown-offers.ts'
import { shownPrice } from './shown-price.ts'

const book: PriceFacts = {
  ...{ productId: 1, categoryIds: [7], contributorIds: [], publisherId: 1, seriesId: null, attributeIds: [] },
  ...{
    discountable: true,
    priceCents: 1000,
    prices: [],
    publisherPriceCents: null,
    protectedParts: [],
    protectedUntil: null,
  },
}
const half = { kind: 'bogo', buy: 1, get: 1, basisPoints: 5000 } as const
const threeForTwo = { kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 } as const
const set = { kind: 'setPrice', size: 3, cents: 2500 } as const
const gift = { kind: 'gift', productId: 9, dimensionId: 0 } as const

function offersOf(current: readonly Promotion[], given: Partial<PriceFacts> = {}) {
  const facts = { ...book, ...given }
  const known = { current, history: [] }
  const offers = shownOffers(facts, known, shownPrice(facts, known, now), now)
  return offers.map(({ copies, words }) => [words?.key, copies])
}

const tiers = (by: 'quantity' | 'amount', from: number) =>
  ({ kind: 'tiers', by, tiers: [{ from, effect: percent(10) }] }) as const

test.each([
  [{ effect: set }, ['setPrice', 3]],
  [{ effect: half }, ['secondAtHalf', 2]],
  [{ effect: { ...half, basisPoints: 3000 } }, ['secondReduced', 2]],
  [{ effect: threeForTwo }, ['free', 3]],
  [{ effect: { ...half, buy: 3 } }, ['nextReduced', 4]],
  [{ effect: tiers('quantity', 2) }, ['percentFromCopies', 2]],
  [{ effect: tiers('amount', 2500) }, ['percentFromSum', 3]],
  [{ effect: percent(10), condition: { quantity: 4 } }, ['percentFromCopies', 4]],
  [{ effect: { ...percent(50), capCents: 300 }, condition: { amountAfter: 3000 } }, ['percentCappedFromSum', 3]],
  [{ effect: { kind: 'fixed', cents: 500 }, scope: 'order', condition: { amountBefore: 3000 } }, ['amountFromSum', 3]],
  [
    { effect: gift, condition: { all: [{ quantity: 2, of: { category: [7] } }, { between: [0, now + 1] }] } },
    ['giftFromCopies', 2],
  ],
  [{ effect: percent(10) }, ['percent', 1]],
] as const)('%j is %j', (given, said) => {
  expect(offersOf([promotion(given as Promotion)])).toEqual([said])
})

describe('nothing is said', () => {
  const protectedBook = { publisherPriceCents: 1000, protectedUntil: dayOf(now) + 9 }
  test.each([
    [
      'where another book is needed',
      promotion({ effect: gift, condition: { quantity: 2, of: { category: [8] } } }),
      {},
    ],
    ['of what only some get', promotion({ effect: half, condition: { not: { customerGroup: [1] } } }), {}],
    ['of another channel', promotion({ effect: half, condition: { channel: ['online'] } }), {}],
    ['after its end', promotion({ effect: half, endsAt: now }), {}],
    ['where a copy costs less already', promotion({ effect: { ...set, cents: 3000 } }), {}],
    ['of a protected book that gains a part of it', promotion({ effect: threeForTwo }), protectedBook],
    ['of a protected book at its floor', promotion({ effect: threeForTwo }), { ...protectedBook, priceCents: 900 }],
    ['of a gift card', promotion({ effect: half }), { discountable: false }],
  ] as const)('%s', (_, one, given) => {
    expect(offersOf([one], given)).toEqual([])
  })

  test('of what another promotion takes the place of', () => {
    const better = promotion({ id: 2, effect: percent(60) })
    expect(offersOf([promotion({ effect: half }), better])).toEqual([['percent', 1]])
  })
})

test.each([
  ['more than anybody buys of one book', { effect: percent(10), condition: { amountAfter: 90_000 } }],
  ['two conditions at once', { effect: half, condition: { quantity: 2 } }],
] as const)('of %s, only that it takes part', (_, given) => {
  expect(offersOf([promotion(given)])).toEqual([[undefined, 0]])
  const atFloor = { publisherPriceCents: 1000, protectedUntil: dayOf(now) + 9, priceCents: 900 }
  expect(offersOf([promotion(given)], atFloor)).toEqual([])
})

test('a protected book is said to have what the law lets it have in full', () => {
  const facts = { publisherPriceCents: 1000, protectedUntil: dayOf(now) + 9 }
  expect(offersOf([promotion({ effect: tiers('quantity', 2) })], facts)).toEqual([['percentFromCopies', 2]])
})

test('free delivery has words, where all of it is free', () => {
  const shipping = promotion({ scope: 'shipping', effect: percent(100), condition: { amountAfter: 3000 } })
  expect(offerWords(shipping)).toMatchObject({ key: 'freeShippingFromSum', fromCents: 3000 })
  expect(offerWords({ ...shipping, effect: percent(50) })).toBeNull()
})
