// The promotions that everybody gets, and the page of each: only what is in force is shown, and what was remains to be
// found as ended, because links to it remain.

import type { Refusal } from '@stoa/contract/refusals'
import { isPromotionRule } from '@stoa/domain/ordering/promotions/check-rule'
import { isWithin } from '@stoa/domain/ordering/promotions/promotion'
import { isForEverybody } from '@stoa/domain/ordering/promotions/shown-offers'
import { nextPriceChange } from '@stoa/domain/ordering/promotions/shown-price'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { findPromotion } from './public-promotions.queries.ts'
import { type KnownPromotions, type NamedPromotion, toNamed } from './public-promotions.service.ts'

/** `validUntil`: when the next one begins or ends; null for never. */
export function livePromotions({ named }: KnownPromotions, now: number) {
  const forEverybody = named.filter(isForEverybody)
  return {
    promotions: forEverybody.filter((promotion) => isWithin(promotion, now)),
    validUntil: nextPriceChange({ current: forEverybody, history: [] }, now),
  }
}

export interface PromotionOnPage {
  promotion: NamedPromotion
  isOver: boolean
}

/** One that is switched off is over, too: the promotions in force are what `known` says. */
export async function getPromotion(
  db: Executor,
  url: string,
  known: KnownPromotions,
  now: number,
): Promise<Outcome<PromotionOnPage, Refusal<'promotion_not_found'>>> {
  const live = livePromotions(known, now).promotions.find((promotion) => promotion.url === url)
  if (live) return done({ promotion: live, isOver: false })
  const row = await findPromotion(db, url, new Date(now))
  const promotion = row && isPromotionRule(row) ? toNamed(row) : null
  return promotion && isForEverybody(promotion)
    ? done({ promotion, isOver: true })
    : refused({ code: 'promotion_not_found' })
}
