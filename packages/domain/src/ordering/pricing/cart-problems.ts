// What of a cart is not as its buyer asked, and why: its lines, codes, gift cards, points and the words on a card.

import type { Cents } from '../../money.ts'
import type { CartChange, CartChangeReason } from '../cart/decide-cart.ts'
import { centsToPoints, type LoyaltySettings, pointsToCents, redeemablePoints } from '../loyalty/loyalty-settings.ts'
import type { CodeDecision, CouponRefusal, CouponRefusalCode } from '../promotions/decide-coupon.ts'
import type { Totals } from './price-cart.ts'

export const problemKinds = ['line', 'code', 'gift_card', 'points', 'gift_note'] as const

export const giftCardProblems = ['gift_card_not_needed', 'gift_card_pays_no_gift_card'] as const

export const pointsProblems = [
  'points_need_sign_in',
  'points_below_minimum',
  'points_missing',
  'points_pay_goods',
] as const

export const giftNoteProblems = ['gift_note_without_parcel'] as const

export type CartProblem =
  | { kind: 'line'; reason: CartChangeReason; change: CartChange }
  | { kind: 'code'; reason: CouponRefusalCode; code: string; isGiftCard: boolean; refusal: CouponRefusal }
  | { kind: 'gift_card'; reason: (typeof giftCardProblems)[number]; code: string; leftCents: Cents }
  | PointsProblem
  | { kind: 'gift_note'; reason: (typeof giftNoteProblems)[number] }

interface PointsProblem extends Pick<PointsAsked, 'wished'> {
  kind: 'points'
  reason: (typeof pointsProblems)[number]
  /** 0 for a guest. */
  approved: number
  used: number
  usedCents: Cents
  minimum: number
}

export interface PointsAsked {
  /** How many are to pay; 0 for none. */
  wished: number
  /** Of the customer's points those that are not pending; null for a guest, and unread where none are wished for. */
  approved: number | null
}

interface Decided {
  changes: readonly CartChange[]
  totals: Pick<Totals, 'codes' | 'means' | 'dueCents'> & { lines: readonly unknown[] }
  points: PointsAsked
  /** Whether all that the buyer added to the order can be had. */
  acceptsExtras: boolean
}

/** In the order of the page: lines, codes, points, words. */
export const cartProblems = (
  { changes, totals, points, acceptsExtras }: Decided,
  settings: LoyaltySettings,
): CartProblem[] => [
  ...lineProblems(changes),
  ...totals.codes.flatMap((decision) => codeProblems(decision, totals)),
  ...readPointsProblems(points, totals, settings),
  ...giftNoteProblem(totals, acceptsExtras),
]

const giftNoteProblem = ({ lines }: Decided['totals'], isAccepted: boolean): CartProblem[] =>
  isAccepted || lines.length === 0 ? [] : [{ kind: 'gift_note', reason: 'gift_note_without_parcel' }]

export const lineProblems = (changes: readonly CartChange[]): CartProblem[] =>
  changes.map((change) => ({ kind: 'line', reason: change.reason, change }))

function codeProblems(decision: CodeDecision, { lines, dueCents }: Decided['totals']): CartProblem[] {
  const { code } = decision
  if (!decision.applied) {
    const { refusal } = decision
    return [{ kind: 'code', reason: refusal.code, code, isGiftCard: decision.giftCard ?? false, refusal }]
  }
  if (!('giftCard' in decision) || decision.leftCents === 0 || lines.length === 0) return []
  const about = { kind: 'gift_card', code, leftCents: decision.leftCents } as const
  // a card with something left has paid all that a card may pay
  if (dueCents > 0) return [{ ...about, reason: 'gift_card_pays_no_gift_card' }]
  return decision.cents === 0 ? [{ ...about, reason: 'gift_card_not_needed' }] : []
}

function readPointsProblems(
  { wished, approved }: PointsAsked,
  { lines, means }: Decided['totals'],
  settings: LoyaltySettings,
): PointsProblem[] {
  const usedCents = means.find(({ kind }) => kind === 'points')?.cents ?? 0
  if (lines.length === 0 || usedCents >= pointsToCents(wished, settings)) return []
  return [
    {
      kind: 'points',
      reason: reasonOf(approved, usedCents, settings),
      wished,
      approved: approved ?? 0,
      used: centsToPoints(usedCents, settings),
      usedCents,
      minimum: settings.minimum,
    },
  ]
}

function reasonOf(approved: number | null, usedCents: Cents, settings: LoyaltySettings): PointsProblem['reason'] {
  if (approved === null) return 'points_need_sign_in'
  if (redeemablePoints(approved, settings) === 0) return 'points_below_minimum'
  return usedCents >= pointsToCents(approved, settings) ? 'points_missing' : 'points_pay_goods'
}
