// Every answer that a code can get.

import { describe, expect, test } from 'vitest'
import type { Condition } from './condition.ts'
import { type Coupon, type CouponRefusalCode, isOver, refuseAnyCart } from './decide-coupon.ts'
import { coupon, decide, entered, fixed, type Given, line, now, percent, promotion } from './fixtures.ts'
import type { PromotionLine } from './line-filter.ts'

const day = 24 * 60 * 60 * 1000
const free = { priceCents: 350, freeFromCents: 0 }
const paid = { priceCents: 350, freeFromCents: null }
const reader = (id: number, groupIds: number[] = []) => ({ facts: { customer: { id, groupIds } } })

type Case = [string, CouponRefusalCode, Partial<Coupon>, Given?]

const cases: Case[] = [
  ['switched off', 'Inactive', { active: false }],
  ['not begun', 'Pending', { startsAt: now + day }],
  ['over', 'Expired', { endsAt: now }],
  ['used as often as it may be', 'Redeemed', { useLimit: 3, uses: 3 }],
  ['used by this person already', 'Redeemed', { personLimit: 1, usesByPerson: 1 }, { email: 'a@b.gr' }],
  ['with a limit for each person, and nobody known', 'MustHaveEmailOrCustomerId', { personLimit: 1 }],
  ['for listed e-mails, and none known', 'MustHaveEmailOrCustomerId', { emails: ['a@b.gr'] }],
  ['for another e-mail', 'EmailNotAllowed', { emails: ['a@b.gr'] }, { email: 'c@d.gr' }],
  ['for another customer', 'CustomerNotAllowed', { customerIds: [1] }, reader(2)],
  ['for customers, used by a guest', 'CustomerNotAllowed', { customerIds: [1] }],
  ['for another group', 'CustomerNotAllowed', { groupIds: [5] }, reader(1, [4])],
  ['for another channel', 'NotApplicable', { condition: { channel: ['phone'] } }],
  ['for another way of shipping', 'NotApplicable', { condition: { shipping: ['branch'] } }],
  ['for a first order', 'NotApplicable', { condition: { firstOrder: true } }],
  ['from more than the goods cost', 'OrderAmountBelowThreshold', { minAmountCents: 2001 }],
  ['used up', 'NoRemainingDiscountAmount', { remainingCents: 0 }],
  ['for other goods', 'NoDiscountableItems', { target: { product: [7] } }],
  ['worth more than the goods', 'CouponValueExceedsOrderTotal', { effect: fixed(2001) }],
  ['for shipping that is free', 'NoShippingFeeToDiscount', { scope: 'shipping' }, { shipping: free }],
  [
    'for shipping, of other goods',
    'NotApplicable',
    { scope: 'shipping', target: { product: [7] } },
    { shipping: paid },
  ],
  ['for several copies', 'NotApplicable', { condition: { all: [{ quantity: 2 }, { amountAfter: 9000 }] } }],
  ['for more of some goods', 'NotApplicable', { condition: { amountBefore: 9000, of: { product: [2000] } } }],
  ['for shipping that is not known', 'NoShippingFeeToDiscount', { scope: 'shipping' }],
]

const goods = [line(2000)]

test.each(cases)('a code that is %s: %s', (_, refusal, changes, given) => {
  const { code, goods: cost } = decide({
    lines: goods,
    codes: entered(coupon({ effect: percent(10), ...changes })),
    ...given,
  })
  expect(code).toMatchObject({ applied: false, refusal: { code: refusal } })
  expect(cost).toBe(2000)
})

test.each([
  ['nobody issued', null, 'NotFound'],
  ['this release cannot read', 'unreadable', 'InternalError'],
] as const)('a code that %s', (_, coupon, refusal) => {
  expect(decide({ lines: goods, codes: [{ code: 'X', coupon }] })).toMatchObject({
    goods: 2000,
    code: { applied: false, refusal: { code: refusal } },
  })
})

test('a threshold of goods that nothing reduces leaves out promotions and announced reductions', () => {
  const codes = entered(coupon({ effect: percent(50), minFullPriceCents: 2000 }))
  const automatic = [promotion({ target: { product: [1] }, effect: percent(10) })]
  const lines = [line(1500), line(1000, { productId: 1 }), line(900, { reduced: true })]
  expect(decide({ lines, automatic, codes }).code).toMatchObject({
    applied: false,
    refusal: { code: 'OrderNonDiscountedAmountBelowThreshold', missingCents: 500 },
  })
})

test.each<[Condition, CouponRefusalCode, number]>([
  [{ amountBefore: 5000 }, 'OrderNonDiscountedAmountBelowThreshold', 500],
  [{ amountAfter: 5000 }, 'OrderAmountBelowThreshold', 950],
  [{ all: [{ quantity: 1 }, { all: [{ amountAfter: 5000 }] }] }, 'OrderAmountBelowThreshold', 950],
])('a condition of an amount says what is missing to it: %j', (condition, reason, missingCents) => {
  const automatic = [promotion({ effect: percent(10) })]
  const codes = entered(coupon({ effect: percent(50), condition }))
  expect(decide({ lines: [line(4500), line(3000, { discountable: false })], automatic, codes }).code).toMatchObject({
    refusal: { code: reason, thresholdCents: 5000, missingCents },
  })
})

test.each<[Partial<Coupon>, CouponRefusalCode]>([
  [{ minAmountCents: 4000 }, 'NoDiscountableItems'],
  [{ condition: { amountAfter: 4000 } }, 'NoDiscountableItems'],
  [{ scope: 'shipping', minAmountCents: 4000 }, 'NoShippingFeeToDiscount'],
])('of gift cards alone nothing is missing to a threshold: %j', (given, reason) => {
  const codes = entered(coupon({ effect: percent(10), ...given }))
  const { code } = decide({ lines: [line(5000, { discountable: false })], shipping: paid, codes })
  expect(code).toEqual({ code: 'CODE', applied: false, refusal: { code: reason, limitedCopies: 0 } })
})

test.each<[string, Coupon, number]>([
  ['on its lines', coupon({ target: { product: [1] }, effect: percent(10) }), 200],
  ['on the order', coupon({ scope: 'order', effect: fixed(10) }), 100],
  ['on shipping', coupon({ scope: 'shipping', effect: fixed(10) }), 50],
])('a better discount is the one that takes the place of the code, %s', (_, given, cents) => {
  const automatic = [
    promotion({ id: 1, target: { product: [1] }, effect: percent(20) }),
    promotion({ id: 2, target: { product: [2] }, effect: percent(50) }),
    promotion({ id: 3, scope: 'order', effect: fixed(100) }),
    promotion({ id: 4, scope: 'shipping', effect: fixed(50) }),
  ]
  const lines = [1, 2].map((productId) => line(1000, { productId }))
  const { code } = decide({ lines, automatic, shipping: paid, codes: entered(given) })
  expect(code).toMatchObject({ refusal: { code: 'BetterDiscountAlreadyApplied', betterCents: cents } })
})

test('a better code is the better discount, whichever goods it is for', () => {
  const codes = [10, 40].map((off, index) => {
    const productId = index + 1
    return {
      code: `OFF${off}`,
      coupon: coupon({ codeId: index, target: { product: [productId] }, effect: percent(off) }),
    }
  })
  const lines = [1, 2].map((productId) => line(1000, { productId }))
  expect(decide({ lines, codes }).code).toMatchObject({ refusal: { betterCents: 400 } })
})

test.each<[string, Condition, object]>([
  ['with an order before', { all: [{ firstOrder: true }, { amountAfter: 1 }] }, { firstOrderOnly: true }],
  ['that may be for a large order too', { any: [{ firstOrder: true }, { amountAfter: 9000 }] }, {}],
  ['of days that are over as well', { all: [{ firstOrder: true }, { between: [0, 1] }] }, {}],
])('a code for a first order, %s', (_, condition, said) => {
  const { code } = decide({ lines: goods, codes: entered(coupon({ effect: percent(10), condition })) })
  expect(code).toEqual({ code: 'CODE', applied: false, refusal: { code: 'NotApplicable', limitedCopies: 0, ...said } })
})

test('a code is over for good once it is refused whatever is in the cart, but not before it begins', () => {
  const facts = { now, firstOrder: false }
  const isOverFor = (given: Partial<Coupon>) =>
    isOver(
      refuseAnyCart(coupon({ effect: percent(10), ...given }), { email: null, customer: null }, facts)?.code ?? null,
    )
  expect(isOverFor({})).toBe(false)
  expect(isOverFor({ minAmountCents: 9000, target: { product: [7] } })).toBe(false)
  expect(isOverFor({ startsAt: now + day })).toBe(false)
  expect(isOverFor({ endsAt: now })).toBe(true)
  expect(isOverFor({ condition: { firstOrder: true } })).toBe(true)
  expect(isOverFor({ groupIds: [4] })).toBe(true)
})

test('a code that gives less than the promotion', () => {
  const automatic = [promotion({ effect: percent(20) })]
  expect(decide({ lines: goods, automatic, codes: entered(coupon({ effect: percent(10) })) }).code).toMatchObject({
    applied: false,
    refusal: { code: 'BetterDiscountAlreadyApplied', betterCents: 400 },
  })
})

test('a code says how many copies it reduces, how many the law keeps from it, and its end', () => {
  const lines = [line(2000), line(1000, { quantity: 2 }), line(1500, { unitFloorCents: 1500, quantity: 3 })]
  const endsAt = now + day
  const { code } = decide({ lines, codes: entered(coupon({ effect: percent(10), endsAt })) })
  expect(code).toMatchObject({ applied: true, copies: 3, limitedCopies: 3, endsAt })
})

test('a box with its things is one item: reduced as soon as anything in it is, limited where nothing can be', () => {
  const box = { quantity: 2, unitFloorCents: null }
  const floored = { unitFloorCents: 1500, quantity: 6 }
  const lines = [
    ...[line(500, box), line(1500, { ...floored, boxLine: 0 }), line(800, { quantity: 4, boxLine: 0 })],
    ...[
      line(0, box),
      line(1500, { ...floored, boxLine: 3 }),
      line(1400, { ...floored, unitFloorCents: 1400, boxLine: 3 }),
    ],
    line(2000),
  ]
  const { code } = decide({ lines, codes: entered(coupon({ effect: percent(10) })) })
  expect(code).toMatchObject({ applied: true, copies: 3, limitedCopies: 2, partlyLimitedCopies: 2 })
})

test.each<[string, PromotionLine[], Coupon['effect'], number]>([
  ['a book that goes down to its floor', [line(1400, { unitFloorCents: 1350, quantity: 2 })], percent(10), 2],
  ['a set in which one book is at its floor', [line(3000, { unitFloorCents: 2800 }), line(500)], percent(10), 1],
  ['nothing where all comes off', [line(3000, { unitFloorCents: 2700 })], percent(10), 0],
  ['nothing where others take all of an amount', [line(1400, { unitFloorCents: 1350 }), line(1000)], fixed(500), 0],
  ['what takes too little of an amount', [line(1400, { unitFloorCents: 1350 })], fixed(500), 1],
])('a code is limited in part on %s', (_, lines, effect, partlyLimitedCopies) => {
  const { code } = decide({ lines, codes: entered(coupon({ effect })) })
  expect(code).toMatchObject({ applied: true, limitedCopies: 0, partlyLimitedCopies })
})

test('a code for copies that are not in the cart is not said to be worse than another discount', () => {
  const effect = { kind: 'bogo', buy: 1, get: 1, basisPoints: 10_000 } as const
  const { code } = decide({ lines: goods, codes: entered(coupon({ effect })) })
  expect(code).toMatchObject({ applied: false, refusal: { code: 'NotApplicable' } })
})

test('a code that replaces a promotion may be worth all that the goods cost before it', () => {
  const automatic = [promotion({ effect: percent(30) })]
  const { code, goods: cost } = decide({ lines: goods, automatic, codes: entered(coupon({ effect: fixed(1500) })) })
  expect([code?.applied, cost]).toEqual([true, 500])
})

test('a code for shipping says nothing of a book at its uniform price', () => {
  const lines = [line(1350, { unitFloorCents: 1350 })]
  const codes = entered(coupon({ scope: 'shipping', effect: percent(100) }))
  const { decision } = decide({ lines, codes, shipping: { priceCents: 350, freeFromCents: null } })
  expect(decision.limited).toEqual([0])
})

describe('a code that may be used', () => {
  test('by the listed e-mail, by the customer, by a member of the group', () => {
    const used = (changes: Partial<Coupon>, given: Given) =>
      decide({ lines: goods, codes: entered(coupon({ effect: percent(10), ...changes })), ...given }).goods
    expect(used({ emails: ['a@b.gr'] }, { email: 'a@b.gr' })).toBe(1800)
    expect(used({ customerIds: [2] }, reader(2))).toBe(1800)
    expect(used({ groupIds: [4] }, reader(1, [4]))).toBe(1800)
  })

  test('from its first moment to before its last', () => {
    const live = coupon({ effect: percent(10), startsAt: now, endsAt: now + 1 })
    expect(decide({ lines: goods, codes: entered(live) }).goods).toBe(1800)
  })

  test('for a part of its value, and the rest of it later', () => {
    const divisible = (remainingCents: number) => coupon({ effect: fixed(5000), remainingCents })
    expect(decide({ lines: goods, codes: entered(divisible(5000)) })).toMatchObject({ goods: 0, code: { cents: 2000 } })
    expect(decide({ lines: goods, codes: entered(divisible(700)) })).toMatchObject({
      goods: 1300,
      code: { cents: 700 },
    })
  })

  test('for shipping', () => {
    const codes = entered(coupon({ scope: 'shipping', effect: percent(100) }))
    const { decision, code } = decide({ lines: goods, codes, shipping: { priceCents: 350, freeFromCents: 3000 } })
    expect(decision.shippingDiscounts).toEqual([{ promotionId: 100, cents: 350, coupon: true }])
    expect(code).toMatchObject({ applied: true, cents: 350 })
  })

  test('one per order: of several the one that makes it cheapest', () => {
    const codes = [10, 30, 20].map((off, index) => ({
      code: `OFF${off}`,
      coupon: coupon({ codeId: index, effect: percent(off) }),
    }))
    const { goods: cost, decision } = decide({ lines: goods, codes })
    expect(cost).toBe(1400)
    expect(decision.codes.map(({ code, applied }) => [code, applied])).toEqual([
      ['OFF10', false],
      ['OFF30', true],
      ['OFF20', false],
    ])
  })
})
