// The SQL of products. A card is read the same way wherever it appears; the lists differ only in which ids, in which order.

import type { subtypes } from '@stoa/contract/filter-kinds'
import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { ContributorRole } from '@stoa/domain/people/contributor-role'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

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
  name_el: string
  name_en: string | null
  quantity: number
}

export interface CardRow {
  id: number
  code: string
  kind: 'product' | 'giftCard'
  url: string
  name_el: string
  name_en: string | null
  name_language: 'el' | 'en'
  publisher_el: string
  publisher_en: string | null
  publisher_url: string
  series_el: string | null
  series_en: string | null
  series_number: number | null
  price_cents: number
  availability: SupplyPolicy
  cover_style: string
  pages: number | null
  published_year: number | null
  copies: number
  credits: CreditRow[]
  dimensions: DimensionRow[]
  /** `[cents, milliseconds]`, newest first. */
  prices: [number, number][]
}

const cardColumns = sql`
  p.id, p.code, p.kind, p.url, p.name_el, p.name_en, p.name_language, p.price_cents, p.availability, p.cover_style,
  p.pages, p.published_year, p.series_number,
  maker.name_el as publisher_el, maker.name_en as publisher_en, maker.url as publisher_url,
  s.name_el as series_el, s.name_en as series_en,
  coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) as copies,
  coalesce((
    select json_agg(json_build_object('name_el', c.name_el, 'name_en', c.name_en, 'role', pc.role, 'code', c.code, 'url', c.url) order by pc.position)
    from product_contributor pc join contributor c on c.id = pc.contributor_id where pc.product_id = p.id), '[]') as credits,
  coalesce((
    select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'name_el', d.name_el, 'name_en', d.name_en, 'quantity',
      coalesce((select sum(quantity)::int from stock where product_id = p.id and dimension_id = d.id), 0)) order by d.position)
    from product_dimension d where d.product_id = p.id), '[]') as dimensions,
  (select json_agg(json_build_array(h.price_cents, extract(epoch from h.valid_from) * 1000) order by h.valid_from desc, h.id desc)
    from price_history h where h.product_id = p.id) as prices`

const cardTables = sql`
  product p
  join publisher maker on maker.id = p.publisher_id
  left join series s on s.id = p.series_id`

/** Cards in the order of the given ids; unknown and withdrawn ones are left out. */
export async function listCards(db: Executor, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${cardColumns}
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join ${cardTables} on p.id = wanted.id
    where p.active
    order by wanted.place`.execute(db)
  return rows
}

export interface ListingWish {
  categoryId: number | null
  words: readonly string[]
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

/** One page of cards and the count of all that match, in one statement: the page is cut before cards are built. */
export async function listPage(db: Executor, wish: ListingWish): Promise<{ rows: CardRow[]; total: number }> {
  const { rows } = await sql<CardRow & { total: number }>`
    with page as (
      select p.id, count(*) over ()::int as total, row_number() over (order by ${wish.order}) as place
      from product p
      where ${sql.join(conditionsOf(wish), sql` and `)}
      order by place
      limit ${wish.limit} offset ${wish.offset})
    select page.total, ${cardColumns}
    from page join ${cardTables} on p.id = page.id
    order by page.place`.execute(db)
  const total = rows[0]?.total ?? (wish.offset > 0 ? await countMatches(db, wish) : 0)
  return { rows, total }
}

/** For a page beyond the last one, which has no row to carry the count. */
async function countMatches(db: Executor, wish: ListingWish): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from product p where ${sql.join(conditionsOf(wish), sql` and `)}`.execute(db)
  return rows[0]?.total ?? 0
}

function conditionsOf({ categoryId, words }: ListingWish): RawBuilder<unknown>[] {
  const inCategory = sql`p.id in (
    select pc.product_id from product_category pc
    join category_closure cc on cc.descendant_id = pc.category_id where cc.ancestor_id = ${categoryId})`
  return [
    sql`p.active`,
    ...(categoryId === null ? [] : [inCategory]),
    ...words.map((word) => sql`p.search_key like ${`%${word}%`}`),
  ]
}

export interface DetailRow extends CardRow {
  subtitle: string | null
  original_title: string | null
  lead_el: string
  lead_en: string | null
  description_el: string
  description_en: string | null
  contents_el: string[]
  contents_en: string[]
  ean: string
  isbn13: string | null
  text_language: 'el' | 'en' | null
  binding: (typeof subtypes)[number] | null
  release_date: string | null
  age_from: number | null
  publisher_price_cents: number | null
  publisher_address: string | null
  publisher_website: string | null
  biography_el: string | null
  biography_en: string | null
  thema: string
  branches: { id: number; name_el: string; name_en: string | null; quantity: number }[]
  breadcrumbs: { name_el: string; name_en: string | null; url: string; id: number }[]
}

/** Everything a product's page shows of the product itself. */
export async function findDetail(db: Executor, by: { url: string } | { id: number }): Promise<DetailRow | null> {
  const which = 'url' in by ? sql`p.url = ${by.url}` : sql`p.id = ${by.id}`
  const { rows } = await sql<DetailRow>`
    select ${cardColumns},
      p.subtitle, p.original_title, p.lead_el, p.lead_en, p.description_el, p.description_en, p.contents_el, p.contents_en,
      p.ean, p.isbn13, p.text_language, p.binding, p.release_date, p.age_from, p.publisher_price_cents,
      maker.address as publisher_address, maker.website as publisher_website,
      author.biography_el, author.biography_en,
      coalesce((
        select string_agg(distinct c.thema, ' ') from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id), '') as thema,
      coalesce((
        select json_agg(json_build_object('id', b.id, 'name_el', b.name_el, 'name_en', b.name_en, 'quantity', held.quantity) order by b.position)
        from branch b
        join (select branch_id, sum(quantity)::int as quantity from stock where product_id = p.id group by branch_id) held
          on held.branch_id = b.id), '[]') as branches,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'name_el', c.name_el, 'name_en', c.name_en, 'url', c.url) order by cc.depth desc)
        from product_category pc
        join category_closure cc on cc.descendant_id = pc.category_id
        join category c on c.id = cc.ancestor_id
        where pc.product_id = p.id and pc.main), '[]') as breadcrumbs
    from ${cardTables}
    left join lateral (
      select c.biography_el, c.biography_en from product_contributor pc join contributor c on c.id = pc.contributor_id
      where pc.product_id = p.id and pc.role = 'author' order by pc.position limit 1) author on true
    where ${which} and p.active`.execute(db)
  return rows[0] ?? null
}

/** Ids related to a product; null when there is no such product. */
export async function listRelatedIds(
  db: Executor,
  productId: number,
  relation: 'series' | 'author' | 'neighbours',
  most: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce((${relatedIds[relation](most)}), '{}') as ids
    from product p where p.id = ${productId} and p.active`.execute(db)
  return rows[0]?.ids ?? null
}

const relatedIds = {
  /** The whole series, the product itself included, in reading order. */
  series: (most: number) => sql`
    array(select o.id from product o where o.series_id = p.series_id and o.active
      order by o.series_number nulls last, o.id limit ${most})`,
  author: (most: number) => sql`
    array(select o.id from product o where o.active and o.id <> p.id and exists (
        select from product_contributor mine join product_contributor theirs using (contributor_id)
        where mine.product_id = p.id and mine.role = 'author' and theirs.product_id = o.id and theirs.role = 'author')
      order by o.sold_recently desc, o.id limit ${most})`,
  /** Books of the same main category by other hands, those that sell most first. */
  neighbours: (most: number) => sql`
    array(select o.id from product_category mine
      join product_category theirs on theirs.category_id = mine.category_id and theirs.product_id <> p.id
      join product o on o.id = theirs.product_id and o.active
      where mine.product_id = p.id and mine.main
        and not exists (
          select from product_contributor a join product_contributor b using (contributor_id)
          where a.product_id = p.id and b.product_id = o.id and a.role = 'author' and b.role = 'author')
      order by o.sold_recently desc, o.id limit ${most})`,
}
