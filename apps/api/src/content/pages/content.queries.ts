// The SQL of the texts and pictures around the catalogue.

import { type NotNull, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { arrayFrom } from '../../database/expressions.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

export interface BannerRow {
  id: number
  title_el: string
  title_en: string | null
  over_el: string | null
  over_en: string | null
  text_el: string | null
  text_en: string | null
  action_el: string | null
  action_en: string | null
  link: string
  plate_seed: string | null
  plate_kind: string | null
  plate_way: string | null
}

export const listBanners = (db: Executor, group: string): Promise<BannerRow[]> =>
  db
    .selectFrom('banner')
    .select([
      'id',
      'title_el',
      'title_en',
      'over_el',
      'over_en',
      'text_el',
      'text_en',
      'action_el',
      'action_en',
      'link',
    ])
    .select(['plate_seed', 'plate_kind', 'plate_way'])
    .where('group_code', '=', group)
    .orderBy('position')
    .execute()

export interface MenuRow {
  id: number
  parent_id: number | null
  title_el: string
  title_en: string | null
  link: string
}

export const listMenu = (db: Executor): Promise<MenuRow[]> =>
  db
    .selectFrom('menu_item')
    .select(['id', 'parent_id', 'title_el', 'title_en', 'link'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export interface SocialRow {
  platform_name: string
  url: string
  position: number
  show_on_header: boolean
  show_on_footer: boolean
}

export const listSocialMedia = (db: Executor): Promise<SocialRow[]> =>
  db
    .selectFrom('social_media')
    .select(['platform_name', 'url', 'position', 'show_on_header', 'show_on_footer'])
    .orderBy('position')
    .execute()

export interface MessageRow {
  code: string
  text_el: string
  text_en: string | null
}

export async function listMessages(db: Executor, codes: readonly string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.code, m.text_el, m.text_en
    from unnest(${[...codes]}::text[]) with ordinality as wanted (code, place)
    join custom_message m on m.code = wanted.code order by wanted.place`.execute(db)
  return rows
}

export interface CarouselRow {
  code: string
  title_el: string
  title_en: string | null
  intro_el: string | null
  intro_en: string | null
  books: {
    product_id: number
    note_el: string | null
    note_en: string | null
    note_by_el: string | null
    note_by_en: string | null
  }[]
}

export async function findCarousel(db: Executor, code: string): Promise<CarouselRow | null> {
  const row = await db
    .selectFrom('shelf as s')
    .select(['s.code', 's.title_el', 's.title_en', 's.intro_el', 's.intro_en'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('shelf_product as sp')
          .select(['sp.product_id', 'sp.note_el', 'sp.note_en', 'sp.note_by_el', 'sp.note_by_en'])
          .whereRef('sp.shelf_id', '=', 's.id')
          .orderBy('sp.position'),
      ).as('books'),
    )
    .where('s.code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

export interface PageBlockRow {
  kind: 'heading' | 'paragraph' | 'list'
  text?: string
  items?: string[]
}

export interface PageRow {
  code: string
  url: string
  title_el: string
  title_en: string | null
  body_el: PageBlockRow[]
  body_en: PageBlockRow[] | null
  /** Of the terms: which text this is. */
  version: number | null
}

/** The terms of an earlier time. */
export async function findTermsVersion(db: Executor, version: number): Promise<Omit<PageRow, 'code' | 'url'> | null> {
  const row = await db
    .selectFrom('terms_version')
    .select(['title_el', 'title_en', 'id as version'])
    .select(({ ref }) => [
      ref('body_el').$castTo<PageBlockRow[]>().as('body_el'),
      ref('body_en').$castTo<PageBlockRow[] | null>().as('body_en'),
    ])
    .where('id', '=', version)
    .executeTakeFirst()
  return row ?? null
}

export async function findPage(db: Executor, url: string): Promise<PageRow | null> {
  const row = await db
    .selectFrom('content_page')
    .select(['code', 'url', 'title_el', 'title_en'])
    .select(({ ref }) => [
      ref('body_el').$castTo<PageBlockRow[]>().as('body_el'),
      ref('body_en').$castTo<PageBlockRow[] | null>().as('body_en'),
    ])
    .select((eb) =>
      eb
        .selectFrom('terms_version')
        .select(({ fn }) => fn.max('terms_version.id').as('version'))
        .whereRef('content_page.code', '=', eb.val('terms'))
        .as('version'),
    )
    .where('url', '=', url)
    .executeTakeFirst()
  return row ?? null
}

export interface NameDayRow {
  month: number
  day: number
  names_el: string
  names_en: string | null
}

export const listNameDays = (db: Executor): Promise<NameDayRow[]> =>
  db.selectFrom('name_day').select(['month', 'day', 'names_el', 'names_en']).execute()

export type FeaturedRow = RowOf<typeof listFeatured>

/** The featured authors with at most `most` of their books each, those that sell most first. */
export const listFeatured = (db: Executor, limit: number) =>
  db
    .selectFrom('featured_contributor as f')
    .innerJoin('contributor as c', 'c.id', 'f.contributor_id')
    .select(['c.code', 'c.url', 'c.name_el', 'c.name_en'])
    .select(({ selectFrom }) => {
      const titles = selectFrom('product_contributor as pc')
        .innerJoin('product as p', 'p.id', 'pc.product_id')
        .whereRef('pc.contributor_id', '=', 'c.id')
        .where('pc.role', '=', 'author')
        .where('p.active', '=', sql.lit(true))
      return [
        titles.select(({ fn }) => fn.count<number>('p.id').distinct().as('count')).as('title_count'),
        arrayFrom(titles.select('p.id').orderBy('p.sold_recently', 'desc').orderBy('p.id').limit(limit)).as(
          'product_ids',
        ),
      ]
    })
    .orderBy('f.position')
    .$narrowType<{ title_count: NotNull }>()
    .execute()
