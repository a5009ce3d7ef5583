// Lists computed naively, product by product from the database's own rows: the reference for the listing's columns.

import { ratings } from '@stoa/contract/catalogue/filter-kinds'
import type { Filter } from '@stoa/contract/catalogue/filters'
import { availabilityNumbers, availabilityOf, type SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { isWithin, readBand } from '@stoa/domain/catalogue/bands'
import { spanOf } from '@stoa/domain/catalogue/released'
import { type BandCode, bandOf } from '@stoa/domain/ordering/delivery/delivery-bands'
import { findReduction, pricePeriods } from '@stoa/domain/ordering/pricing/announced-reduction'
import { sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'

interface PlainRow {
  id: number
  price_cents: number
  publisher_price_cents: number | null
  publisher_id: number
  tax_class: string
  binding: string | null
  availability: SupplyPolicy
  held_back: boolean
  delivery_band: BandCode | null
  pages: number | null
  published_year: number | null
  release_date: string | null
  rating_sum: number
  rating_count: number
  categories: number[]
  people: number[]
  authors: number[]
  /** `language:el`, `color:red`, `branch:1` */
  marks: string[]
  copies: number
  /** `[cents, milliseconds]`, newest first. */
  prices: [number, number][]
}

export async function readPlainRows(db: Executor): Promise<PlainRow[]> {
  const { rows } = await sql<PlainRow>`
    select p.*, case when p.kind = 'grouped' then group_supply(p.id) when p.kind = 'custom' and p.availability = 'stock' then 'days_2_5'
      when p.kind = 'product' and p.availability = 'to_order' and p.price_cents > 0 and has_spare_copies(p.id) then 'stock'
      else p.availability end as availability,
      array(select distinct cc.ancestor_id from product_category pc join category_closure cc on cc.descendant_id = pc.category_id
        where pc.product_id = p.id) as categories,
      array(select contributor_id from product_contributor where product_id = p.id) as people,
      array(select contributor_id from product_contributor where product_id = p.id and role = 'author') as authors,
      array(
        select a.code || ':' || v.code from product_attribute pa join attribute_value v on v.id = pa.attribute_value_id
          join attribute a on a.id = v.attribute_id where pa.product_id = p.id
        union select v.kind || ':' || v.code from product_dimension d join dimension_value v on v.id = d.value_id where d.product_id = p.id
        union select 'branch:' || branch_id from stock where product_id = p.id and quantity > 0 and p.availability = 'stock' and p.kind <> 'custom' and not p.held_back
        union select 'branch:' || branch_id from set_stock where product_id = p.id and branch_id > 0 and quantity > 0
          and p.availability = 'stock' and p.kind <> 'custom' and not p.held_back) as marks,
      case p.kind when 'bundle' then set_copies(p.id) when 'grouped' then group_copies(p.id)
        else case when p.availability in ('pre_order', 'to_order') and not (p.availability = 'to_order' and p.price_cents > 0 and has_spare_copies(p.id))
          then advance_copies(p.id)
          else coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) end end as copies,
      coalesce((select json_agg(json_build_array(h.price_cents, extract(epoch from h.valid_from) * 1000) order by h.valid_from desc, h.id desc)
        from price_history h where h.product_id = p.id), '[]') as prices
    from product p where p.active order by p.id`.execute(db)
  return rows
}

/** The values a product has of each kind that is not a band, as far as a filter expression can name them. */
function plainValues(row: PlainRow, { kind, attribute }: Omit<Filter, 'values'>): string[] {
  const marked = (code: string) =>
    row.marks.filter((entry) => entry.startsWith(`${code}:`)).map((entry) => entry.slice(code.length + 1))
  const isBook = row.tax_class === 'book'
  const publisherId = String(row.publisher_id)
  if (kind === 'Category') return row.categories.map(String)
  if (kind === 'Authors') return row.authors.map(String)
  if (kind === 'Publishers') return isBook ? [publisherId] : []
  if (kind === 'Manufacturer') return isBook ? [] : [publisherId]
  if (kind === 'Subtype') return row.binding ? [row.binding] : []
  if (kind === 'Availability') return [String(availabilityNumbers[stateOf(row)])]
  if (kind === 'CalculatedAvailability') return deliveryOf(row)
  if (kind === 'RatingBase5')
    return ratings.filter((stars) => row.rating_sum >= Number(stars) * Math.max(1, row.rating_count))
  if (kind === 'DimensionColor') return marked('color')
  if (kind === 'DimensionSize') return marked('size')
  return marked(kind === 'Attribute' ? (attribute ?? '') : kind.toLowerCase())
}

const stateOf = (row: PlainRow) => (row.held_back ? 'notAvailable' : availabilityOf(row.availability, row.copies))

function deliveryOf(row: PlainRow): string[] {
  const state = stateOf(row)
  const band = state === 'preOrder' || state === 'comingSoon' ? null : bandOf(state, row.delivery_band)
  return band === null ? [] : [band]
}

export const reductionOf = (row: PlainRow, now: number): number | null =>
  findReduction(pricePeriods(row.prices), row.publisher_price_cents, now)?.percent || null

/** Days since 1970; of a year its first. */
function releasedOf({ release_date, published_year }: PlainRow): number | null {
  const date = release_date ?? (published_year === null ? null : `${published_year}-01-01`)
  return date === null ? null : Date.parse(date) / 86_400_000
}

function isReleased(row: PlainRow, value: string, today: number): boolean {
  const span = spanOf(value, today)
  const day = span.exact && row.release_date === null ? null : releasedOf(row)
  return day !== null && isWithin(day, span)
}

/** `today`: days since 1970. */
export function passes(row: PlainRow, filter: Filter, today: number): boolean {
  const amounts = {
    Price: row.price_cents || null,
    DiscountRates: reductionOf(row, today * 86_400_000),
    Pieces: row.pages,
  }
  return filter.values.some((value) => {
    if (filter.kind === 'Released') return isReleased(row, value, today)
    if (filter.kind !== 'Price' && filter.kind !== 'DiscountRates' && filter.kind !== 'Pieces')
      return plainValues(row, filter).includes(value)
    const [amount, band] = [amounts[filter.kind], readBand(value)]
    return amount !== null && band !== null && isWithin(amount, band)
  })
}

export const passesAll = (row: PlainRow, filters: readonly Filter[], today: number): boolean =>
  filters.every((filter) => passes(row, filter, today))
