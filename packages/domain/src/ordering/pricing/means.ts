// What a total is paid with before money: points, then gift cards. They lower no price and no VAT, only what is left to
// pay. Points pay goods, and no more of them than the law lets them be reduced by; a gift card pays anything but another
// gift card.

import type { Cents } from '../../money.ts'
import type { Outcome } from '../../outcome.ts'
import type { CodeDecision, CouponRefusal } from '../promotions/decide-coupon.ts'

export const meansKinds = ['points', 'gift_card'] as const

export type MeansKind = (typeof meansKinds)[number]

export interface Means {
  kind: MeansKind
  /** The last characters of a gift card's code; empty for points. */
  code: string
  /** The card's id; 0 for points. */
  id: number
  cents: Cents
  /** What remains on the card, or of the points' value. */
  leftCents: Cents
}

export interface MeansWish {
  /** The value of the points to redeem; 0 for none. */
  pointsCents: Cents
  /** In the order in which they were entered. */
  giftCards: readonly EnteredCard[]
}

export interface EnteredCard {
  /** As it was entered. */
  entered: string
  card: Outcome<UsableCard, CouponRefusal>
}

export interface UsableCard {
  id: number
  last4: string
  balanceCents: Cents
}

export const noMeans: MeansWish = { pointsCents: 0, giftCards: [] }

interface Payable {
  totalCents: Cents
  /** How much of the goods points may pay. */
  pointsRoomCents: Cents
  /** What the gift cards in the cart cost. */
  vouchersCents: Cents
}

export function payWith(wish: MeansWish, { totalCents, pointsRoomCents, vouchersCents }: Payable): Means[] {
  const pointsCents = Math.min(wish.pointsCents, pointsRoomCents)
  const means: Means[] =
    pointsCents > 0
      ? [{ kind: 'points', code: '', id: 0, cents: pointsCents, leftCents: wish.pointsCents - pointsCents }]
      : []
  let open = totalCents - vouchersCents - pointsCents
  for (const { id, last4, balanceCents } of usableCards(wish)) {
    const cents = Math.min(balanceCents, open)
    if (cents > 0) means.push({ kind: 'gift_card', code: last4, id, cents, leftCents: balanceCents - cents })
    open -= cents
  }
  return means
}

/** Each once, though its code was entered twice. */
function usableCards({ giftCards }: MeansWish): UsableCard[] {
  const cards = new Map<number, UsableCard>()
  for (const { card } of giftCards) if (card.ok) cards.set(card.value.id, card.value)
  return [...cards.values()]
}

/** What became of each entered card. */
export const decideCards = ({ giftCards }: MeansWish, means: readonly Means[]): CodeDecision[] =>
  giftCards.map(({ entered: code, card }): CodeDecision => {
    if (!card.ok) return { code, applied: false, giftCard: true, refusal: card.refusal }
    const { id, balanceCents } = card.value
    const cents = means.find((one) => one.kind === 'gift_card' && one.id === id)?.cents ?? 0
    return { code, applied: true, giftCard: true, cents, leftCents: balanceCents - cents }
  })
