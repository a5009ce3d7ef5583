// The SQL of the words and pictures around the catalogue.

import { sql } from 'kysely'
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

export async function listBanners(db: Executor, group: string): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select id, title_el, title_en, over_el, over_en, text_el, text_en, action_el, action_en, link, plate_seed, plate_kind, plate_way
    from banner where group_code = ${group} order by position`.execute(db)
  return rows
}

export interface MenuRow {
  id: number
  parent_id: number | null
  title_el: string
  title_en: string | null
  link: string
}

export async function listMenu(db: Executor): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select id, parent_id, title_el, title_en, link from menu_item order by position, id`.execute(db)
  return rows
}

export interface SocialRow {
  platform_name: string
  url: string
  position: number
  show_on_header: boolean
  show_on_footer: boolean
}

export async function listSocialMedia(db: Executor): Promise<SocialRow[]> {
  const { rows } = await sql<SocialRow>`
    select platform_name, url, position, show_on_header, show_on_footer from social_media order by position`.execute(db)
  return rows
}

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
  const { rows } = await sql<CarouselRow>`
    select s.code, s.title_el, s.title_en, s.intro_el, s.intro_en,
      coalesce((
        select json_agg(json_build_object('product_id', sp.product_id, 'note_el', sp.note_el, 'note_en', sp.note_en,
          'note_by_el', sp.note_by_el, 'note_by_en', sp.note_by_en) order by sp.position)
        from shelf_product sp where sp.shelf_id = s.id), '[]') as books
    from shelf s where s.code = ${code}`.execute(db)
  return rows[0] ?? null
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
}

export async function findPage(db: Executor, url: string): Promise<PageRow | null> {
  const { rows } = await sql<PageRow>`
    select code, url, title_el, title_en, body_el, body_en from content_page where url = ${url}`.execute(db)
  return rows[0] ?? null
}

export interface NameDayRow {
  month: number
  day: number
  names_el: string
  names_en: string | null
}

export async function listNameDays(db: Executor): Promise<NameDayRow[]> {
  const { rows } = await sql<NameDayRow>`select month, day, names_el, names_en from name_day`.execute(db)
  return rows
}

export interface FeaturedRow {
  code: string
  url: string
  name_el: string
  name_en: string | null
  title_count: number
  product_ids: number[]
}

/** The featured authors with at most `most` of their books each, those that sell most first. */
export async function listFeatured(db: Executor, limit: number): Promise<FeaturedRow[]> {
  const { rows } = await sql<FeaturedRow>`
    select c.code, c.url, c.name_el, c.name_en,
      (select count(distinct p.id)::int from product_contributor pc join product p on p.id = pc.product_id and p.active
        where pc.contributor_id = c.id and pc.role = 'author') as title_count,
      array(select p.id from product_contributor pc join product p on p.id = pc.product_id and p.active
        where pc.contributor_id = c.id and pc.role = 'author' order by p.sold_recently desc, p.id limit ${limit}) as product_ids
    from featured_contributor f join contributor c on c.id = f.contributor_id order by f.position`.execute(db)
  return rows
}
