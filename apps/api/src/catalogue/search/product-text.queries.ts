// The SQL that reads the search texts of products, people, publishers, series and categories.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface PersonRow {
  role: string
  /** In Greek, in English, and every other name. */
  names: string[]
}

export interface ProductTextRow {
  id: number
  active: boolean
  sold: number
  /** Of all the author's books. */
  author_sold: number
  title: string
  other_titles: string[]
  subtitle: string | null
  /** Publisher and series in both languages. */
  publisher_and_series: string[]
  people: PersonRow[]
  /** Its categories and all above them. */
  categories: number[]
  /** Class and lesson of a school book, as text. */
  school: string[]
}

const namesOf = sql`array_remove(array[c.name_el, c.name_en], null)
  || array(select a.name from contributor_alias a where a.contributor_id = c.id order by a.name)`

export async function listProductTexts(db: Executor, productIds: readonly number[]): Promise<ProductTextRow[]> {
  const { rows } = await sql<ProductTextRow>`
    select p.id, p.active, p.sold_recently as sold,
      coalesce((
        select max(r.sold) from product_contributor pc
        join contributor_role r on r.contributor_id = pc.contributor_id and r.role = 'author'
        where pc.product_id = p.id and pc.role = 'author'), 0)::int as author_sold,
      p.name_el as title,
      array_remove(array[p.name_en, p.english_title, p.original_title], null) as other_titles, p.subtitle,
      array_remove(array[maker.name_el, maker.name_en, s.name_el, s.name_en], null) as publisher_and_series,
      coalesce((
        select json_agg(json_build_object('role', pc.role, 'names', ${namesOf}) order by pc.position)
        from product_contributor pc join contributor c on c.id = pc.contributor_id where pc.product_id = p.id), '[]') as people,
      array(
        select distinct cc.ancestor_id from product_category pc
        join category_closure cc on cc.descendant_id = pc.category_id
        where pc.product_id = p.id order by 1) as categories,
      array(
        select v.name_el from product_attribute pa
        join attribute_value v on v.id = pa.attribute_value_id join attribute a on a.id = v.attribute_id
        where pa.product_id = p.id and a.code in ('grade', 'lesson')) as school
    from product p
    join publisher maker on maker.id = p.publisher_id
    left join series s on s.id = p.series_id
    where p.id = any(${[...productIds]}::int[])`.execute(db)
  return rows
}

/** Ids of products for sale after one, in order. */
export async function listProductIds(db: Executor, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', sql.lit(true))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
