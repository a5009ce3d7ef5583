// The SQL of what the values of filters are called: the small tables whole, people and houses by id.

import { sql } from 'kysely'
import { nameMatches } from '../../database/name-match.queries.ts'
import type { Executor } from '../../database/transaction.ts'

export interface Words {
  name_el: string
  name_en: string | null
}

export interface CategoryWords extends Words {
  id: number
  parent_id: number | null
}

export interface AttributeWords extends Words {
  code: string
  filter_kind: 'attribute' | 'status' | 'feature' | 'model' | 'promotion'
  values: (Words & { id: number; code: string })[]
}

export interface DimensionWords extends Words {
  id: number
  kind: 'color' | 'size'
  code: string
}

export interface DictionaryRow {
  /** By position. */
  categories: CategoryWords[]
  attributes: AttributeWords[]
  dimensions: DimensionWords[]
  branches: (Words & { id: number })[]
}

export async function readDictionary(db: Executor): Promise<DictionaryRow> {
  const { rows } = await sql<DictionaryRow>`
    select
      coalesce((select json_agg(json_build_object('id', id, 'parent_id', parent_id, 'name_el', name_el, 'name_en', name_en)
        order by position, id) from category), '[]') as categories,
      coalesce((select json_agg(json_build_object('code', a.code, 'filter_kind', a.filter_kind, 'name_el', a.name_el, 'name_en', a.name_en,
          'values', coalesce((select json_agg(json_build_object('id', v.id, 'code', v.code, 'name_el', v.name_el, 'name_en', v.name_en)
            order by v.position, v.id) from attribute_value v where v.attribute_id = a.id), '[]'))
        order by a.position, a.id) from attribute a), '[]') as attributes,
      coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'code', code, 'name_el', name_el, 'name_en', name_en)
        order by position, id) from dimension_value), '[]') as dimensions,
      coalesce((select json_agg(json_build_object('id', id, 'name_el', name_el, 'name_en', name_en)
        order by position, id) from branch), '[]') as branches`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database has no dictionary')
  return row
}

export interface NameRow extends Words {
  kind: 'contributor' | 'publisher'
  id: number
}

export async function listNames(
  db: Executor,
  contributorIds: readonly number[],
  publisherIds: readonly number[],
): Promise<NameRow[]> {
  if (contributorIds.length + publisherIds.length === 0) return []
  const { rows } = await sql<NameRow>`
    select 'contributor' as kind, id, name_el, name_en from contributor where id = any(${[...contributorIds]}::int[])
    union all
    select 'publisher', id, name_el, name_en from publisher where id = any(${[...publisherIds]}::int[])`.execute(db)
  return rows
}

const mostNamed = 5000

/** People or houses whose names hold every word, as `nameBeginnings` reads them, of all or of the given ones. */
export async function listNamedIds(
  db: Executor,
  kind: NameRow['kind'],
  beginnings: readonly (readonly string[])[],
  among: readonly number[] | null,
): Promise<number[]> {
  const conditions = nameMatches(sql`search_key`, beginnings)
  if (among) conditions.push(sql`id = any(${[...among]}::int[])`)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} where ${sql.join(conditions, sql` and `)} limit ${mostNamed}`.execute(db)
  return rows.map((row) => row.id)
}
