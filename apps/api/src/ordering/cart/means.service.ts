// What a cart is to be paid with before money: points and gift cards, as they are now.

import { pointsToCents, shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import type { PointsAsked } from '@stoa/domain/ordering/pricing/cart-problems'
import type { EnteredCard, MeansWish } from '@stoa/domain/ordering/pricing/means'
import { cardsOnce } from '@stoa/domain/ordering/promotions/each-once'
import { done, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import {
  type CardHashes,
  type CardJson,
  cardHashes,
  type GiftCardFact,
  giftCardFacts,
  readGiftCards,
} from '../gift-cards/gift-cards.service.ts'
import { readPoints } from '../loyalty/loyalty.service.ts'

interface MeansRequest {
  /** Gift cards are entered in the same field as coupons. */
  couponCodes?: readonly string[]
  giftCardCodes?: readonly string[]
  loyaltyPoints?: number
}

export interface ReadMeans {
  means: MeansWish
  points: PointsAsked
}

/** By what the entered cards are found. */
export function cardHashesOf({ couponCodes = [], giftCardCodes = [] }: MeansRequest): CardHashes {
  const { entered, others } = cardsOnce(couponCodes, giftCardCodes)
  return { hashes: cardHashes([...entered, ...others]) }
}

/** `known`: the cards, where they are read already. */
export async function readMeans(
  db: Executor,
  request: MeansRequest,
  { customerId, now }: { customerId: number | null; now: number },
  known?: readonly CardJson[],
): Promise<ReadMeans> {
  const { couponCodes = [], giftCardCodes = [], loyaltyPoints = 0 } = request
  const { entered, others } = cardsOnce(couponCodes, giftCardCodes)
  const codes = [...entered, ...others]
  const facts = known ? giftCardFacts(codes, known, now) : await readGiftCards(db, codes, now)
  // what looks like a gift card and is none may still be a coupon
  const cards = facts.filter(({ card }, index) => index >= entered.length || card.ok || card.refusal !== 'invalid')
  const owned = loyaltyPoints > 0 && customerId !== null ? await readPoints(db, customerId, now) : null
  return {
    means: {
      pointsCents: Math.min(pointsToCents(loyaltyPoints, shopLoyalty), owned?.redeemableCents ?? 0),
      giftCards: cards.map(enteredCard),
    },
    points: { wished: loyaltyPoints, approved: owned?.approved ?? null },
  }
}

const refusals = { expired: 'Expired', used_up: 'Redeemed', invalid: 'NotFound' } as const

function enteredCard({ code: entered, card }: GiftCardFact): EnteredCard {
  if (!card.ok) return { entered, card: refused({ code: refusals[card.refusal] }) }
  const { cardId: id, last4, balanceCents } = card.value
  return { entered, card: done({ id, last4, balanceCents }) }
}
