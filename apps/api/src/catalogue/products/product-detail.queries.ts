// The SQL of a product's own page: the card, and everything else that is known of it, in one statement.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { SpecialHours } from '@stoa/domain/ordering/delivery/branch-hours'
import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import {
  listsOfFacts,
  offeredCopies,
  offeredSupply,
  pricesOf,
  protectedPartsOf,
  specialHoursOf,
} from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import type { PictureKind } from '../cover-book.ts'
import type { NoteRow } from './cards.service.ts'
import { type CardRow, cardColumns, cardTables } from './product.queries.ts'
import type { PriceFactsRow } from './public-promotions.service.ts'

export interface EditionRow extends PriceFactsRow {
  url: string
  name_el: string
  name_en: string | null
  name_language: 'el' | 'en'
  isbn13: string | null
  binding: CardRow['binding']
  text_language: 'el' | 'en' | null
  publisher_el: string
  publisher_en: string | null
  published_year: number | null
  availability: SupplyPolicy
  copies: number
}

export interface BranchRow {
  id: number
  name_el: string
  name_en: string | null
  quantity: number
  hours: { day: number; opens: string; closes: string }[]
  special_hours: SpecialHours[]
}

/** What a group shows, and a set contains. */
export interface PartRow {
  product_id: number
  /** 0 when it has one form only, or the buyer chooses. */
  dimension_id: number
  quantity: number
}

export interface DetailPhotographRow {
  id: number
  kind: PictureKind
  sha256: string
  width: number
  height: number
  alt_el: string | null
  alt_en: string | null
}

export interface DetailRow extends CardRow {
  note: NoteRow | null
  subtitle: string | null
  original_title: string | null
  lead_el: string
  lead_en: string | null
  description_el: string
  description_en: string | null
  contents_el: string[]
  contents_en: string[]
  provider_code: string | null
  ean: string
  isbn13: string | null
  translated_from: string | null
  age_from: number | null
  height_mm: number | null
  width_mm: number | null
  thickness_mm: number | null
  weight_g: number | null
  edition_number: number | null
  edition_types: string[]
  illustrations: number | null
  illustrations_note: string | null
  imprint: string | null
  other_series: string[]
  warnings_el: string | null
  warnings_en: string | null
  box_capacity: number | null
  text_label_el: string | null
  text_label_en: string | null
  text_max: number | null
  publisher_address: string | null
  publisher_email: string | null
  publisher_website: string | null
  responsible_name: string | null
  responsible_address: string | null
  responsible_email: string | null
  biography_el: string | null
  biography_en: string | null
  thema: string
  photographs: DetailPhotographRow[]
  editions: EditionRow[]
  branches: BranchRow[]
  parts: PartRow[]
  /** Working days on the way to a branch; null when nothing is handed over in branches. */
  store_rate: { min_days: number; max_days: number } | null
  breadcrumbs: { name_el: string; name_en: string | null; url: string; id: number }[]
}

const ownColumns = sql`
  p.subtitle, p.original_title, p.lead_el, p.lead_en, p.description_el, p.description_en, p.contents_el, p.contents_en,
  p.provider_code, p.ean, p.isbn13, p.translated_from, p.age_from, p.height_mm, p.width_mm, p.thickness_mm,
  p.weight_g, p.edition_number, p.edition_types, p.illustrations, p.illustrations_note, p.imprint, p.other_series,
  p.warnings_el, p.warnings_en, p.box_capacity, p.text_label_el, p.text_label_en, p.text_max,
  maker.address as publisher_address, maker.email as publisher_email, maker.website as publisher_website,
  maker.responsible_name, maker.responsible_address, maker.responsible_email,
  author.biography_el, author.biography_en,
  coalesce((
    select string_agg(distinct c.thema, ' ') from product_category pc join category c on c.id = pc.category_id
    where pc.product_id = p.id), '') as thema`

const photographs = sql`
  coalesce((
    select json_agg(json_build_object('id', i.id, 'kind', i.kind, 'sha256', i.sha256, 'width', i.width, 'height', i.height,
      'alt_el', i.alt_el, 'alt_en', i.alt_en) order by i.position)
    from product_image i where i.product_id = p.id), '[]') as photographs`

/** The product itself stands among them. */
const editions = sql`
  coalesce((
    select json_agg(to_jsonb(f) order by f.id)
    from (select e.id, e.kind, e.url, e.name_el, e.name_en, e.name_language, e.isbn13, e.binding, e.text_language,
        h.name_el as publisher_el, h.name_en as publisher_en, e.published_year, e.price_cents, e.publisher_price_cents,
        ${protectedPartsOf('e')} as protected_parts, e.price_protected_until, e.publisher_id, e.series_id, ${listsOfFacts('e')}, ${pricesOf('e')} as prices,
        ${offeredSupply('e')} as availability,
        ${offeredCopies('e')} as copies
      from product e join publisher h on h.id = e.publisher_id where e.work_id = p.work_id and e.active) f), '[]') as editions`

const branches = sql`
  coalesce((select json_agg(json_build_object('id', b.id, 'name_el', b.name_el, 'name_en', b.name_en,
      'quantity', coalesce(case when p.kind = 'bundle'
        then (select quantity from set_stock where product_id = p.id and branch_id = b.id)
        else (select sum(quantity)::int from stock where product_id = p.id and branch_id = b.id) end, 0),
      'hours', coalesce((
        select json_agg(json_build_object('day', h.day, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')))
        from branch_hours h where h.branch_id = b.id), '[]'),
      'special_hours', ${specialHoursOf('b.id')}) order by b.position)
    from branch b), '[]') as branches,
  (select json_build_object('min_days', r.min_days, 'max_days', r.max_days)
    from shipping_rate r join shipping_type t on t.id = r.shipping_type_id
    where t.code = any(${shippingCodesTo('branch')}) order by r.country_id limit 1) as store_rate`

const parts = sql`
  coalesce((
    select json_agg(json_build_object('product_id', pp.part_id, 'dimension_id', coalesce(pp.dimension_id, 0), 'quantity', pp.quantity)
      order by pp.position)
    from product_part pp where pp.product_id = p.id), '[]') as parts`

const breadcrumbs = sql`
  coalesce((
    select json_agg(json_build_object('id', c.id, 'name_el', c.name_el, 'name_en', c.name_en, 'url', c.url) order by cc.depth desc)
    from product_category pc
    join category_closure cc on cc.descendant_id = pc.category_id
    join category c on c.id = cc.ancestor_id
    where pc.product_id = p.id and pc.main), '[]') as breadcrumbs`

/** Of several, the one among the booksellers' notes of the home page. */
const note = sql`
  (select json_build_object('note_el', sp.note_el, 'note_en', sp.note_en, 'note_by_el', sp.note_by_el, 'note_by_en', sp.note_by_en)
    from shelf_product sp join shelf s on s.id = sp.shelf_id
    where sp.product_id = p.id and sp.note_el is not null
    order by s.code <> 'booksellers-notes', s.id limit 1) as note`

const selectDetail = (condition: RawBuilder<unknown>) => sql<DetailRow>`
    select ${cardColumns}, ${ownColumns}, ${photographs}, ${editions}, ${branches}, ${parts}, ${breadcrumbs}, ${note}
    from ${cardTables}
    left join lateral (
      select c.biography_el, c.biography_en from product_contributor pc join contributor c on c.id = pc.contributor_id
      where pc.product_id = p.id and pc.role = 'author' order by pc.position limit 1) author on true
    where ${condition} and p.active`

const selectByUrl = compileOnce((_, value: ValueOf<{ url: string }>) => selectDetail(sql`p.url = ${value('url')}`))
const selectById = compileOnce((_, value: ValueOf<{ id: number }>) => selectDetail(sql`p.id = ${value('id')}`))

/** Everything a product's page shows of the product itself. */
export async function findDetail(db: Executor, by: { url: string } | { id: number }): Promise<DetailRow | null> {
  const [row] = await ('url' in by ? selectByUrl(db, by) : selectById(db, by))
  return row ?? null
}
