// The SQL of products. A card is read the same way wherever it appears; the lists differ only in which ids, in which order.

import type { subtypes } from '@stoa/contract/catalogue/filter-kinds'
import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { type BadgeCode, badgeCodes } from '@stoa/domain/catalogue/badges'
import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import {
  listsOfFacts,
  offeredCopies,
  offeredSupply,
  ownCopies,
  pricesOf,
  protectedPartsOf,
} from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import type { FrontRow } from '../cover-book.ts'
import type { PriceFactsRow } from './public-promotions.service.ts'

export interface CreditRow {
  name_el: string
  name_en: string | null
  role: ContributorRole
  code: string
  url: string
}

export interface DimensionRow {
  id: number
  kind: 'custom' | 'color' | 'size'
  /** Of the value that filters know it by. */
  code: string | null
  name_el: string
  name_en: string | null
  quantity: number
}

export interface BadgeRow {
  code: BadgeCode
  name_el: string
  name_en: string | null
}

export interface CardRow extends PriceFactsRow {
  code: string
  url: string
  name_el: string
  name_en: string | null
  english_title: string | null
  name_language: 'el' | 'en'
  publisher_el: string
  publisher_en: string | null
  publisher_url: string
  series_el: string | null
  series_en: string | null
  series_number: number | null
  availability: SupplyPolicy
  /** The supplier's own delivery promise, where there is one. */
  delivery_band: BandCode | null
  held_back: boolean
  cover_style: string
  pages: number | null
  published_year: number | null
  /** `2027-06-30` */
  release_date: string | null
  text_language: 'el' | 'en' | null
  binding: (typeof subtypes)[number] | null
  copies: number
  credits: CreditRow[]
  dimensions: DimensionRow[]
  badges: BadgeRow[]
  /** The photograph of its front. */
  front: FrontRow | null
}

const isBadge = sql`v.code in (${sql.join(badgeCodes.map((code) => sql.lit(code)))})`
const badgeOrder = sql`array_position(array[${sql.join(badgeCodes.map((code) => sql.lit(code)))}]::text[], v.code)`

const factColumns = sql`
  ${protectedPartsOf('p')} as protected_parts, p.price_protected_until, p.publisher_id, p.series_id, ${listsOfFacts('p')}`

export const cardColumns = sql`
  p.id, p.code, p.kind, p.url, p.name_el, p.name_en, p.english_title, p.name_language, p.price_cents, p.publisher_price_cents,
  ${factColumns},
  ${offeredSupply('p')} as availability, p.delivery_band, p.held_back, p.cover_style, p.pages, p.published_year, p.release_date, p.series_number, p.text_language, p.binding,
  maker.name_el as publisher_el, maker.name_en as publisher_en, maker.url as publisher_url,
  s.name_el as series_el, s.name_en as series_en,
  ${offeredCopies('p')} as copies,
  coalesce((
    select json_agg(json_build_object('name_el', c.name_el, 'name_en', c.name_en, 'role', pc.role, 'code', c.code, 'url', c.url) order by pc.position)
    from product_contributor pc join contributor c on c.id = pc.contributor_id where pc.product_id = p.id), '[]') as credits,
  coalesce((
    select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'code', v.code, 'name_el', d.name_el, 'name_en', d.name_en, 'quantity',
      ${ownCopies('p', sql`(select sum(quantity)::int from stock where product_id = p.id and dimension_id = d.id)`)}) order by d.position)
    from product_dimension d left join dimension_value v on v.id = d.value_id where d.product_id = p.id), '[]') as dimensions,
  coalesce((
    select json_agg(json_build_object('code', v.code, 'name_el', v.name_el, 'name_en', v.name_en) order by ${badgeOrder})
    from product_attribute pa
    join attribute_value v on v.id = pa.attribute_value_id and ${isBadge}
    join attribute a on a.id = v.attribute_id and a.filter_kind = 'feature'
    where pa.product_id = p.id), '[]') as badges,
  (select json_build_object('sha256', i.sha256, 'width', i.width, 'height', i.height, 'color', i.color)
    from product_image i where i.product_id = p.id and i.kind = 'front') as front,
  ${pricesOf('p')} as prices`

export const cardTables = sql`
  product p
  join publisher maker on maker.id = p.publisher_id
  left join series s on s.id = p.series_id`

/** `(select …)` keeps the plan from depending on the ids: with them as they come, it would be made anew each time. */
const selectCards = compileOnce(
  (_, value: ValueOf<{ ids: readonly number[] }>) => sql<CardRow>`
    select ${cardColumns}
    from unnest((select ${value('ids')}::int[])) with ordinality as wanted (id, place)
    join ${cardTables} on p.id = wanted.id
    where p.active
    order by wanted.place`,
)

/** Cards in the order of the given ids; unknown and withdrawn ones are left out. */
export const listCards = async (db: Executor, ids: readonly number[]): Promise<CardRow[]> =>
  ids.length === 0 ? [] : selectCards(db, { ids })
