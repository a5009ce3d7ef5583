// Every filter, condition and effect of a coupon is said in words, in both languages.

import { languages } from '@stoa/domain/language'
import type { Condition } from '@stoa/domain/ordering/promotions/condition'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import type { Effect } from '@stoa/domain/ordering/promotions/promotion'
import { expect, test } from 'vitest'
import { couponTerms } from './coupon-terms.ts'
import type { NameOf } from './named-in-rules.ts'

const nameOf: NameOf = (kind, key) => (key === 99 ? null : `${kind} ${key}`)

const plain = {
  scope: 'lines',
  target: null,
  condition: null,
  effect: { kind: 'fixed', cents: 500 },
  remainingCents: null,
  minAmountCents: null,
  minFullPriceCents: null,
  groupIds: null,
  personLimit: null,
  useLimit: null,
  uses: 0,
} as const

type Changes = Partial<Parameters<typeof couponTerms>[0]>

const termsOf = (changes: Changes, language: 'el' | 'en' = 'en') =>
  couponTerms({ ...plain, ...changes }, nameOf, language).map((term) => term.replaceAll('\u00a0', ' '))

test('an amount off for anybody has no terms', () => {
  expect(termsOf({})).toEqual([])
})

test.each<[LineFilter, string]>([
  [{ category: [1, 2] }, 'Only for: categories “category 1”, “category 2”.'],
  [{ contributor: [1] }, 'Only for: contributor “contributor 1”.'],
  [{ publisher: [1] }, 'Only for: publisher “publisher 1”.'],
  [{ series: [1] }, 'Only for: series “series 1”.'],
  [{ attribute: [1] }, 'Only for: items marked “attribute 1”.'],
  [{ product: [1, 99] }, 'Only for: “product 1”.'],
  [{ product: [99] }, 'Only for: selected items.'],
  [{ reduced: false }, 'Only for: items at full price.'],
  [{ not: { reduced: true } }, 'Not for: reduced items.'],
  [
    { any: [{ category: [1] }, { all: [{ series: [2] }, { not: { product: [3] } }] }] },
    'Only for: category “category 1” or series “series 2” and not “product 3”.',
  ],
])('says what it is for: %o', (target, said) => {
  expect(termsOf({ target })).toEqual([said])
})

test.each<[Condition, string]>([
  [{ quantity: 3 }, 'Condition: at least 3 items.'],
  [{ quantity: 1, of: { series: [1] } }, 'Condition: at least 1 item (series “series 1”).'],
  [{ amountBefore: 2500 }, 'Condition: items of €25.00 or more, before discounts.'],
  [
    { amountAfter: 2500, of: { category: [4] } },
    'Condition: items (category “category 4”) of €25.00 or more, after discounts.',
  ],
  [{ customerGroup: [2] }, 'Condition: members of “customerGroup 2”.'],
  [{ firstOrder: true }, 'Condition: your first order.'],
  [{ firstOrder: false }, 'Condition: not your first order.'],
  [{ channel: ['online', 'app'] }, 'Condition: an order online or in the app.'],
  [{ shipping: ['home'] }, 'Condition: delivery method “shipping home”.'],
  [{ coupon: true }, 'Condition: with a code.'],
  [{ coupon: false }, 'Condition: without a code.'],
  [
    { between: [Date.parse('2026-11-27T00:00:00+02:00'), Date.parse('2026-12-01T00:00:00+02:00')] },
    'Condition: from 27 November 2026 to 30 November 2026.',
  ],
  [{ not: { firstOrder: true } }, 'Not valid for: your first order.'],
  [{ any: [{ firstOrder: true }, { quantity: 2 }] }, 'Condition: your first order or at least 2 items.'],
])('says what it asks: %o', (condition, said) => {
  expect(termsOf({ condition })).toEqual([said])
})

test('what is asked together is a sentence each', () => {
  expect(termsOf({ condition: { all: [{ firstOrder: true }, { quantity: 2 }] } })).toHaveLength(2)
  expect(termsOf({ target: { all: [{ reduced: false }, { series: [1] }] } })).toHaveLength(2)
})

test.each<[Effect, string[]]>([
  [{ kind: 'percentage', basisPoints: 1500 }, []],
  [{ kind: 'percentage', basisPoints: 1500, capCents: 1000 }, ['At most €10.00 off.']],
  [{ kind: 'bogo', buy: 2, get: 1, basisPoints: 10_000 }, ['Buy 2 and get 1 more free.']],
  [
    { kind: 'bogo', buy: 1, get: 1, basisPoints: 5000, maxRounds: 1 },
    ['Buy 1 and get 1 more at 50% off.', 'Once in each order.'],
  ],
  [{ kind: 'setPrice', size: 3, cents: 2500 }, ['3 items for €25.00.']],
  [{ kind: 'gift', productId: 5, dimensionId: 0 }, ['Gift: “product 5”.']],
  [
    {
      kind: 'tiers',
      by: 'quantity',
      tiers: [
        { from: 2, effect: { kind: 'percentage', basisPoints: 1000 } },
        { from: 5, effect: { kind: 'fixed', cents: 900 } },
      ],
    },
    ['From 2 items: −10%.', 'From 5 items: −€9.00.'],
  ],
])('says what it gives: %o', (effect, said) => {
  expect(termsOf({ effect })).toEqual(said)
})

test('says its thresholds, whom it is for, and how much of it is left, in both languages', () => {
  const limits = { minAmountCents: 2500, minFullPriceCents: 1000, remainingCents: 320, personLimit: 1 }
  const given = { ...limits, scope: 'shipping', groupIds: [7], useLimit: 5, uses: 3 } as const
  expect(termsOf(given)).toEqual([
    'On delivery.',
    'Only for: members of “customerGroup 7”.',
    'From €25.00, after other discounts.',
    'From €10.00 of items at full price.',
    '€3.20 left: what isn’t used stays for another order.',
    'Once for each customer.',
    '2 uses left.',
  ])
  expect(termsOf(given, 'el')).toEqual([
    'Στα μεταφορικά.',
    'Μόνο για: μέλη: «customerGroup 7».',
    'Από 25,00 € και πάνω, μετά τις άλλες εκπτώσεις.',
    'Από 10,00 € και πάνω σε είδη χωρίς έκπτωση.',
    'Μένουν 3,20 €: ό,τι δεν χρησιμοποιηθεί μένει για άλλη παραγγελία.',
    'Μία φορά για κάθε πελάτη.',
    'Μένουν 2 χρήσεις.',
  ])
})

test('both languages have the same sentences', async () => {
  const texts = await Promise.all(
    languages.map((language) => import(`../../../locales/coupon-terms.${language}.json`, { with: { type: 'json' } })),
  )
  const [el, en] = texts.map(({ default: text }) => Object.keys(text))
  expect(en).toEqual(el)
})
