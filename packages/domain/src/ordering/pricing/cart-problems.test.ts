import { describe, expect, it, test } from 'vitest'
import type { CartChange } from '../cart/decide-cart.ts'
import { shopLoyalty } from '../loyalty/loyalty-settings.ts'
import type { CodeDecision } from '../promotions/decide-coupon.ts'
import { cartProblems, type PointsAsked } from './cart-problems.ts'

interface Given {
  changes?: CartChange[]
  codes?: CodeDecision[]
  points?: PointsAsked
  pointsCents?: number
  dueCents?: number
  lines?: unknown[]
  acceptsExtras?: boolean
}

/** Of a cart with one line, of which something is left to pay. */
function problemsOf({ changes = [], codes = [], points, pointsCents = 0, dueCents = 0, ...given }: Given) {
  const { lines = ['book'], acceptsExtras = true } = given
  const used = { kind: 'points' as const, code: '', id: 0, cents: pointsCents, leftCents: 0 }
  const totals = { lines, codes, dueCents, means: pointsCents > 0 ? [used] : [] }
  return cartProblems({ changes, totals, points: points ?? { wished: 0, approved: null }, acceptsExtras }, shopLoyalty)
}

const card = (cents: number, leftCents: number): CodeDecision => ({
  code: 'CARD',
  applied: true,
  giftCard: true,
  cents,
  leftCents,
})

test('a cart that is as it was asked for has none', () => {
  expect(problemsOf({ codes: [card(500, 0)], points: { wished: 400, approved: 400 }, pointsCents: 400 })).toEqual([])
})

test('lines, codes and points stand in this order, each with its reason', () => {
  const change: CartChange = {
    productId: 1,
    dimensionId: 0,
    reason: 'quantity_reduced',
    name: 'A book',
    requested: 3,
    granted: 2,
  }
  const refusal = { code: 'OrderAmountBelowThreshold', thresholdCents: 6000, missingCents: 500 } as const
  const codes: CodeDecision[] = [
    { code: 'FIVE', applied: false, refusal },
    { code: 'OLD', applied: false, giftCard: true, refusal: { code: 'Expired' } },
  ]
  expect(problemsOf({ changes: [change], codes, points: { wished: 100, approved: null } })).toMatchObject([
    { kind: 'line', reason: 'quantity_reduced', change },
    { kind: 'code', reason: 'OrderAmountBelowThreshold', code: 'FIVE', isGiftCard: false, refusal },
    { kind: 'code', reason: 'Expired', code: 'OLD', isGiftCard: true },
    { kind: 'points', reason: 'points_need_sign_in' },
  ])
})

describe('a gift card', () => {
  it.each([
    ['that pays all and keeps a rest', card(500, 1500), 0, undefined],
    ['that is used up while money is still due', card(500, 0), 700, undefined],
    ['beside gift cards, which it does not pay', card(500, 1500), 5000, 'gift_card_pays_no_gift_card'],
    ['of gift cards alone', card(0, 2000), 5000, 'gift_card_pays_no_gift_card'],
    ['after another that paid all', card(0, 2000), 0, 'gift_card_not_needed'],
  ])('%s', (_, decision, dueCents, reason) => {
    expect(problemsOf({ codes: [decision], dueCents }).map((problem) => problem.reason)).toEqual(reason ? [reason] : [])
  })
})

describe('points', () => {
  it.each([
    ['of a guest', 400, null, 0, 'points_need_sign_in'],
    ['below the minimum', 200, 299, 0, 'points_below_minimum'],
    ['more than there are', 1000, 398, 398, 'points_missing'],
    ['more than the goods take', 1000, 1000, 360, 'points_pay_goods'],
    ['with nothing that they may pay', 1000, 1000, 0, 'points_pay_goods'],
    ['as many as wished', 300, 1000, 300, undefined],
  ])('%s', (_, wished, approved, pointsCents, reason) => {
    const problems = problemsOf({ points: { wished, approved }, pointsCents })
    expect(problems).toMatchObject(reason ? [{ kind: 'points', reason, wished, used: pointsCents }] : [])
    expect(problems).toHaveLength(reason ? 1 : 0)
  })
})

test('words for which there is no parcel come last', () => {
  const problems = problemsOf({ points: { wished: 100, approved: null }, acceptsExtras: false })
  expect(problems.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['points', 'points_need_sign_in'],
    ['gift_note', 'gift_note_without_parcel'],
  ])
})

test('of a cart in which nothing can be had, neither points nor gift cards nor words are a problem', () => {
  const given = { codes: [card(0, 2000)], points: { wished: 400, approved: 400 }, acceptsExtras: false }
  expect(problemsOf({ lines: [], ...given })).toEqual([])
})
