// The promotions that everybody sees, in memory. They follow the change log; where that is not followed, they are read
// for every call.

import { isBuyable, isDiscountable } from '@stoa/domain/catalogue/product-kinds'
import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import { pricePeriods } from '@stoa/domain/ordering/pricing/announced-reduction'
import type { UniformPrice } from '@stoa/domain/ordering/pricing/uniform-floor'
import { isPromotionRule } from '@stoa/domain/ordering/promotions/check-rule'
import type { PriceFacts } from '@stoa/domain/ordering/promotions/product-line'
import type { Promotion } from '@stoa/domain/ordering/promotions/promotion'
import { type ShownOffer, shownOffers } from '@stoa/domain/ordering/promotions/shown-offers'
import {
  isPublic,
  type PublicPromotions,
  pastMs,
  type ShownPrice,
  shownPrice,
} from '@stoa/domain/ordering/promotions/shown-price'
import { type ProtectedPartRow, toProtectedParts } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { type KeptInMemory, keepInMemory } from '../../kept-in-memory.ts'
import { type PublicPromotionRow, type PublicPromotionRows, readPublicPromotions } from './public-promotions.queries.ts'

/** One that acts by itself, with its texts. */
export interface NamedPromotion extends Promotion {
  code: string
  url: string
  nameEl: string
  nameEn: string | null
  introEl: string | null
  introEn: string | null
  /** What the product is called that it gives, if it does. */
  giftEl: string | null
  giftEn: string | null
}

export interface KnownPromotions extends PublicPromotions {
  /** All that act by themselves, also those that ask for more than anybody fulfils. */
  named: readonly NamedPromotion[]
  /** A category and all above it. */
  pathOf(categoryId: number): readonly number[]
}

/** By the time now, in milliseconds since 1970. */
export type PromotionSource = KeptInMemory<number, KnownPromotions>

const tags: ReadonlySet<string> = new Set(['promotions', 'categories', 'catalogue'])

export const createPromotionSource = (db: Executor): PromotionSource =>
  keepInMemory(tags, (now) => readPromotions(db, now))

/** As they are in the database. */
export const readPromotions = async (db: Executor, now: number): Promise<KnownPromotions> =>
  knownPromotions(await readPublicPromotions(db, new Date(now - pastMs)))

function knownPromotions({ current, history, categories }: PublicPromotionRows): KnownPromotions {
  const parents = new Map(categories.map(({ id, parent_id }) => [id, parent_id]))
  const paths = new Map<number, readonly number[]>()
  const pathOf = (id: number): readonly number[] => {
    const known = paths.get(id)
    if (known) return known
    const parent = parents.get(id) ?? null
    const path = [id, ...(parent === null ? [] : pathOf(parent))]
    paths.set(id, path)
    return path
  }
  const named = current.filter(isPromotionRule).map(toNamed)
  const past = history.filter(isPromotionRule).map(toPromotion)
  return { named, current: named.filter(isPublic), history: past.filter(isPublic), pathOf }
}

const toPromotion = (row: PublicPromotionRows['history'][number]): Promotion => ({
  ...{ id: row.id, scope: row.scope, target: row.target, condition: row.condition, effect: row.effect },
  ...{ lane: row.lane, stacks: row.stacks, startsAt: row.starts_at, endsAt: row.ends_at },
})

export const toNamed = (row: PublicPromotionRow): NamedPromotion => ({
  ...toPromotion(row),
  ...{ code: row.code, url: row.url, nameEl: row.name_el, nameEn: row.name_en },
  ...{ introEl: row.intro_el, introEn: row.intro_en, giftEl: row.gift_el, giftEn: row.gift_en },
})

/** What the price of a product is worked out from. */
export interface PriceFactsRow {
  id: number
  kind: string
  price_cents: number
  publisher_price_cents: number | null
  /** Of a set. */
  protected_parts: ProtectedPartRow[]
  price_protected_until: string | null
  publisher_id: number
  series_id: number | null
  /** Its own, without those above them. */
  category_ids: number[]
  contributor_ids: number[]
  attribute_ids: number[]
  /** `[cents, milliseconds]`, newest first. */
  prices: [number, number][]
}

/** What the law says of its price. */
export const uniformPriceOf = (
  row: Pick<PriceFactsRow, 'publisher_price_cents' | 'price_protected_until' | 'protected_parts'>,
): UniformPrice => ({
  publisherPriceCents: row.publisher_price_cents,
  protectedUntil: row.price_protected_until === null ? null : dayFrom(row.price_protected_until),
  protectedParts: toProtectedParts(row.protected_parts),
})

const factsOf = (row: PriceFactsRow, pathOf: KnownPromotions['pathOf']): PriceFacts => ({
  productId: row.id,
  priceCents: row.price_cents,
  prices: pricePeriods(row.prices),
  ...uniformPriceOf(row),
  // of a group only what it shows is bought, and an unknown price is not reduced
  discountable: isDiscountable(row.kind) && isBuyable(row.kind) && row.price_cents > 0,
  categoryIds: row.category_ids.flatMap((id) => pathOf(id)),
  contributorIds: row.contributor_ids,
  publisherId: row.publisher_id,
  seriesId: row.series_id,
  attributeIds: row.attribute_ids,
})

export const priceOf = (row: PriceFactsRow, known: KnownPromotions, now: number): ShownPrice =>
  shownPrice(factsOf(row, known.pathOf), known, now)

/** An offer with the promotion that makes it. */
export interface NamedOffer extends ShownOffer {
  promotion: NamedPromotion
}

/** Its price, and what is said of several copies. */
export function priceWithOffers(
  row: PriceFactsRow,
  known: KnownPromotions,
  now: number,
): { price: ShownPrice; offers: NamedOffer[] } {
  const facts = factsOf(row, known.pathOf)
  const price = shownPrice(facts, known, now)
  const offers = shownOffers(facts, known, price, now).flatMap((offer) => {
    const promotion = known.named.find(({ id }) => id === offer.promotionId)
    return promotion ? [{ ...offer, promotion }] : []
  })
  return { price, offers }
}
