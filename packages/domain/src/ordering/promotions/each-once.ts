// What was entered, each once: a code in another case, or a gift card in the field of coupons and in its own, is the same.

import { readGiftCardCode } from '../gift-cards/gift-card-code.ts'
import { codeKey } from './read-code.ts'

/** What cannot be a code is only itself. */
const couponKey = (typed: string): string => codeKey(typed) || typed
const cardKey = (typed: string): string => readGiftCardCode(typed) ?? couponKey(typed)

export const sameCard = (one: string, other: string): boolean => cardKey(one) === cardKey(other)

const unique = (typed: readonly string[], keyOf: (code: string) => string): string[] =>
  typed.filter((code, index) => typed.findIndex((other) => keyOf(other) === keyOf(code)) === index)

export const couponsOnce = (coupons: readonly string[]): string[] => unique(coupons, couponKey)

/** `cards`: without those that are among the coupons. */
export function cardsOnce(
  coupons: readonly string[],
  cards: readonly string[],
): { entered: string[]; others: string[] } {
  const entered = unique(
    coupons.filter((code) => readGiftCardCode(code) !== null),
    cardKey,
  )
  return {
    entered,
    others: unique(cards, cardKey).filter((card) => !coupons.some((coupon) => sameCard(coupon, card))),
  }
}
