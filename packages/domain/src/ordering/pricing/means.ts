// What a total is paid with before money: points, then gift cards. They lower no price and no VAT, only what is left to
// pay. Points pay goods, and no more of them than the law lets them be reduced by; a gift card pays anything but another
// gift card.

import type { Cents } from '../../money.ts'

export const meansKinds = ['points', 'gift_card'] as const

export type MeansKind = (typeof meansKinds)[number]

export interface Means {
  kind: MeansKind
  /** The last characters of a gift card's code; the number of points. */
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
  /** Cards that can be used, in the order in which they were entered. */
  giftCards: readonly { id: number; code: string; balanceCents: Cents }[]
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
  for (const { id, code, balanceCents } of wish.giftCards) {
    const cents = Math.min(balanceCents, open)
    if (cents > 0) means.push({ kind: 'gift_card', code, id, cents, leftCents: balanceCents - cents })
    open -= cents
  }
  return means
}
