// The SQL of the price feeds: everything for sale, a row each, ordered by id.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { comparableProductCodes } from '@stoa/domain/catalogue/product-kinds'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { TaxClass } from '@stoa/domain/ordering/pricing/vat-rates'
import { sql } from 'kysely'
import { listsOfFacts, offeredCopies, offeredSupply, pricesOf, protectedPartsOf } from '../../database/expressions.ts'
import { readInBatches } from '../../database/read-in-batches.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'
import type { PriceFactsRow } from '../products/public-promotions.service.ts'

export interface OfferRow extends PriceFactsRow {
  code: string
  url: string
  name_el: string
  name_en: string | null
  lead_el: string
  lead_en: string | null
  description_el: string
  description_en: string | null
  publisher_el: string
  publisher_en: string | null
  authors_el: string | null
  authors_en: string | null
  isbn13: string | null
  ean: string
  binding: string | null
  weight_g: number | null
  release_date: string | null
  tax_class: TaxClass
  rate_class: TaxClass
  availability: SupplyPolicy
  delivery_band: BandCode | null
  copies: number
  category_id: number | null
  /** Whether its front has been photographed. */
  has_front: boolean
  /** Photographs besides the front, in order. */
  photographs: number[]
}

/** The role is checked last: as a join condition it would have the index scanned once for every person. */
const authorsOf = sql`
    left join lateral (
      select string_agg(c.name_el, ', ' order by pc.position) filter (where pc.role = 'author') as names_el,
        string_agg(coalesce(c.name_en, c.name_el), ', ' order by pc.position) filter (where pc.role = 'author') as names_en
      from product_contributor pc join contributor c on c.id = pc.contributor_id
      where pc.product_id = p.id) authors on true`

/** Whose rate of VAT the offer has: of a set that of books only where all its parts are books. */
const rateClass = sql`case when p.kind = 'bundle' and not exists (
    select from product_part pp join product e on e.id = pp.part_id where pp.product_id = p.id and e.tax_class <> 'book')
  then 'book' else p.tax_class end`

/** A gift card is money and not goods, and a price of zero is an unknown price: no engine compares them. */
export const offersInBatches = (tx: Executor): AsyncGenerator<OfferRow[]> =>
  readInBatches<OfferRow>(
    tx,
    sql`
    select p.id, p.kind, p.code, p.url, p.name_el, p.name_en, p.lead_el, p.lead_en, p.description_el, p.description_en,
      ${protectedPartsOf('p')} as protected_parts, p.price_protected_until, p.publisher_id, p.series_id, ${listsOfFacts('p')},
      maker.name_el as publisher_el, maker.name_en as publisher_en, authors.names_el as authors_el, authors.names_en as authors_en,
      p.isbn13, p.ean, p.binding, p.weight_g, p.release_date, ${rateClass} as rate_class, p.tax_class, p.price_cents, p.publisher_price_cents, ${offeredSupply('p')} as availability, p.delivery_band,
      ${offeredCopies('p')} as copies,
      (select category_id from product_category where product_id = p.id and main) as category_id,
      exists (select from product_image where product_id = p.id and kind = 'front') as has_front,
      array(select id from product_image where product_id = p.id and kind <> 'front' order by position) as photographs,
      ${pricesOf('p')} as prices
    from product p
    join publisher maker on maker.id = p.publisher_id
    ${authorsOf}
    where p.active and p.kind = any(${[...comparableProductCodes]}) and p.price_cents > 0
    order by p.id`,
  )

export type CategoryNameRow = RowOf<typeof listCategoryNames>

export const listCategoryNames = (tx: Executor) =>
  tx.selectFrom('category').select(['id', 'parent_id', 'name_el', 'name_en']).execute()

/**
 * Another text after every new price, every photograph of a front, without which a product is in no feed, and every
 * beginning and end of a promotion. Their numbers stand apart: one that goes down, with a deleted product, does not hide
 * another that goes up.
 */
export async function findLastChanges(db: Executor): Promise<string> {
  const { rows } = await sql<{ last: string }>`
    select concat_ws('.',
      coalesce((select id from price_history order by id desc limit 1), 0),
      coalesce((select id from product_image where kind = 'front' order by id desc limit 1), 0),
      count(*) filter (where valid_from <= now()), count(*) filter (where valid_until <= now())) as last
    from promotion_history`.execute(db)
  return rows[0]?.last ?? ''
}

export interface ArrivalRow {
  id: number
  code: string
  url: string
  name_el: string
  name_en: string | null
  lead_el: string
  lead_en: string | null
  authors_el: string | null
  authors_en: string | null
  arrived_at: Date | null
}

/** What came in or came out within so many days is new by itself. */
const newDays = 180

/** What came into the shop before the day of its release arrived on that day. */
const arrivedAt = sql`greatest(p.created_at, p.release_date::timestamp at time zone 'Europe/Athens')`

const isMarkedNew = sql`
  exists (select from product_attribute pa join attribute_value v on v.id = pa.attribute_value_id
    join attribute a on a.id = v.attribute_id
    where pa.product_id = p.id and a.filter_kind = 'status' and v.code = 'new-arrival')`

/** The latest arrivals, the newest first: what is marked as new, and new books; `now`: milliseconds since 1970. */
export async function listArrivals(tx: Executor, limit: number, now: number): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select p.id, p.code, p.url, p.name_el, p.name_en, p.lead_el, p.lead_en, newest.arrived_at,
      authors.names_el as authors_el, authors.names_en as authors_en
    from (
      select p.id, ${arrivedAt} as arrived_at from product p
      where p.active and p.kind = any(${[...comparableProductCodes]}) and ${arrivedAt} <= ${new Date(now)}
        and (${isMarkedNew} or (p.tax_class = 'book' and ${arrivedAt} > ${new Date(now - newDays * 24 * 60 * 60 * 1000)}))
      order by 2 desc, 1 desc limit ${limit}) newest
    join product p on p.id = newest.id
    ${authorsOf}
    order by newest.arrived_at desc, p.id desc`.execute(tx)
  return rows
}
