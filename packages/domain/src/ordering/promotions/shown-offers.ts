// What several copies of a product gain by the promotions that everybody gets, said beside its price: only what a cart with
// these copies really gives, and in full.

import type { Cents } from '../../money.ts'
import { asksFor } from './asked-facts.ts'
import { isFulfilled } from './condition.ts'
import { firstTier, type OfferWords, offerWords, thresholdOf } from './offer-words.ts'
import { covering, floorAt, type PriceFacts, productLine, settleAlone } from './product-line.ts'
import { isWithin, type Promotion, type PromotionRule } from './promotion.ts'
import type { PublicPromotions, ShownPrice } from './shown-price.ts'

export interface ShownOffer {
  promotionId: number
  /** How many copies of the product alone gain it: 1 where its price has it already, 0 where it takes more than them. */
  copies: number
  /** What these copies gain; null where it takes more than them. */
  words: OfferWords | null
}

/** Nothing of it depends on who buys, how the order is sent or where it is placed. */
export const isForEverybody = ({ condition }: Pick<PromotionRule, 'condition'>): boolean =>
  !asksFor(condition, 'firstOrder', 'customerGroup', 'channel', 'shipping', 'coupon')

/** Nobody buys more of one book for an offer. */
const maxCopies = 12

/** Of a product that costs what `price` says, in the order of the promotions. */
export function shownOffers(
  facts: PriceFacts,
  { current }: Pick<PublicPromotions, 'current'>,
  price: Pick<ShownPrice, 'priceCents' | 'promotionIds'>,
  now: number,
): ShownOffer[] {
  const live = covering(facts, current).filter((promotion) => isWithin(promotion, now))
  const alone = { facts, live, priceCents: price.priceCents, now }
  return live.filter(isForEverybody).flatMap((promotion): ShownOffer[] => {
    const promotionId = promotion.id
    const words = offerWords(promotion)
    const copies = price.promotionIds.includes(promotionId) ? 1 : copiesFor(promotion, price.priceCents)
    if (words && price.promotionIds.includes(promotionId)) return [{ promotionId, copies, words }]
    if (words && copies > 1 && copies <= maxCopies)
      return isGiven(promotion, copies, alone) ? [{ promotionId, copies, words }] : []
    return mayGain(alone) && (!words || copies > maxCopies) ? [{ promotionId, copies: 0, words: null }] : []
  })
}

/** Whether the law leaves anything to be taken off. */
const mayGain = ({ facts, now }: Alone): boolean => facts.priceCents > (floorAt(facts, now) ?? 0)

/** How many copies of one product fulfil condition and effect. */
function copiesFor({ condition, effect }: PromotionRule, priceCents: Cents): number {
  const copiesOf = (cents: Cents): number => Math.ceil(cents / Math.max(1, priceCents))
  const asked = thresholdOf(condition)
  const fulfilled = asked ? ('copies' in asked ? asked.copies : copiesOf(asked.cents)) : 1
  if (effect.kind === 'bogo') return Math.max(fulfilled, effect.buy + effect.get)
  if (effect.kind === 'setPrice') return Math.max(fulfilled, effect.size)
  if (effect.kind !== 'tiers') return fulfilled
  const first = firstTier(effect)?.from ?? 1
  return Math.max(fulfilled, effect.by === 'quantity' ? first : copiesOf(first))
}

interface Alone {
  facts: PriceFacts
  live: readonly Promotion[]
  /** Of one copy. */
  priceCents: Cents
  now: number
}

/** Whether so many copies cost less each than one alone, by this promotion, and the law takes nothing of it back. */
function isGiven(promotion: Promotion, copies: number, { facts, live, priceCents, now }: Alone): boolean {
  const settled = (unitFloorCents: Cents | null) =>
    settleAlone(
      productLine(facts, now, { quantity: copies, unitPriceCents: facts.priceCents, unitFloorCents }),
      live,
      now,
    )
  const floor = floorAt(facts, now)
  const cart = settled(floor)
  if (promotion.effect.kind === 'gift') {
    const buyer = {
      now,
      channel: 'online',
      shippingCode: null,
      customer: null,
      firstOrder: false,
      hasCoupon: false,
    } as const
    return isFulfilled(promotion.condition, { ...buyer, lines: cart.lines })
  }
  const given = offBy(promotion, cart)
  const isCheaper = (cart.lines[0]?.restCents ?? 0) < copies * priceCents
  return given > 0 && isCheaper && (floor === null || given >= offBy(promotion, settled(null)))
}

const offBy = ({ id }: Promotion, { discounts }: ReturnType<typeof settleAlone>): Cents =>
  discounts.filter(({ promotionId }) => promotionId === id).reduce((sum, { cents }) => sum + cents, 0)
