// The SQL of one person's page, and of the bestselling authors of a category.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { ContributorRow } from './people.queries.ts'

export interface ProfileRow extends ContributorRow {
  biography_el: string | null
  biography_en: string | null
  born_year: number | null
  died_year: number | null
  is_featured: boolean
  aliases: string[]
  roles: { role: ContributorRole; count: number }[]
  categories: { name_el: string; name_en: string | null; url: string; count: number }[]
  series: { name_el: string; name_en: string | null; url: string; count: number }[]
}

const maxCategories = 6
const maxSeries = 6

export async function findProfile(db: Executor, url: string): Promise<ProfileRow | null> {
  const { rows } = await sql<ProfileRow>`
    select c.id, c.code, c.url, c.name_el, c.name_en, c.filed_el, c.filed_en, c.biography_el, c.biography_en, c.born_year, c.died_year,
      c.letter, c.letter_latin,
      exists (select from featured_contributor f where f.contributor_id = c.id) as is_featured,
      coalesce((select r.title_count from contributor_role r where r.contributor_id = c.id and r.role = 'any'), 0) as title_count,
      array(select a.name from contributor_alias a where a.contributor_id = c.id and a.name not in (c.name_el, coalesce(c.name_en, ''))
        order by a.name) as aliases,
      coalesce((
        select json_agg(json_build_object('role', r.role, 'count', r.title_count) order by r.title_count desc, r.role)
        from contributor_role r where r.contributor_id = c.id and r.role <> 'any' and r.title_count > 0), '[]') as roles,
      coalesce((
        select json_agg(json_build_object('name_el', k.name_el, 'name_en', k.name_en, 'url', k.url, 'count', k.count) order by k.count desc, k.position)
        from (
          select k.name_el, k.name_en, k.url, k.position, count(distinct p.id)::int as count
          from product_contributor pc
          join product p on p.id = pc.product_id and p.active
          join product_category placed on placed.product_id = p.id and placed.main
          join category k on k.id = placed.category_id
          where pc.contributor_id = c.id
          group by k.id order by count(distinct p.id) desc, k.position limit ${maxCategories}) k), '[]') as categories,
      coalesce((
        select json_agg(json_build_object('name_el', s.name_el, 'name_en', s.name_en, 'url', s.url, 'count', s.count) order by s.count desc, s.name_el)
        from (
          select s.name_el, s.name_en, count(distinct p.id)::int as count,
            (array_agg(p.url order by p.series_number nulls last, p.id))[1] as url
          from product_contributor pc
          join product p on p.id = pc.product_id and p.active
          join series s on s.id = p.series_id
          where pc.contributor_id = c.id
          group by s.id order by count(distinct p.id) desc, s.name_el limit ${maxSeries}) s), '[]') as series
    from contributor c where c.url = ${url}`.execute(db)
  return rows[0] ?? null
}

const maxAuthors = 12

/** The authors of these products, those first whose titles among them sold most, each with as many as stand in the category. */
export async function listAuthorsOf(
  db: Executor,
  productIds: readonly number[],
  categoryId: number,
): Promise<ContributorRow[]> {
  const { rows } = await sql<ContributorRow>`
    with author as (
      select pc.contributor_id, sum(p.sold_recently) as sold
      from product p join product_contributor pc on pc.product_id = p.id and pc.role = 'author'
      where p.id = any(${[...productIds]}::int[]) and p.sold_recently > 0
      group by pc.contributor_id order by sum(p.sold_recently) desc, pc.contributor_id limit ${maxAuthors})
    select c.id, c.code, c.url, c.name_el, c.name_en, c.filed_el, c.filed_en, c.letter, c.letter_latin,
      (select count(*)::int from product_contributor pc join product p on p.id = pc.product_id and p.active
        where pc.contributor_id = c.id and pc.role = 'author' and exists (
          select from product_category place join category_closure cc on cc.descendant_id = place.category_id
          where place.product_id = p.id and cc.ancestor_id = ${categoryId})) as title_count
    from author join contributor c on c.id = author.contributor_id
    order by author.sold desc, c.id`.execute(db)
  return rows
}
