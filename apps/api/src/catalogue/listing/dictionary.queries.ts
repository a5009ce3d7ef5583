// The SQL of filter values' labels: the small tables whole, people and publishers by id.

import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { nameMatches } from '../../database/name-match.queries.ts'
import type { Executor } from '../../database/transaction.ts'

export interface Labels {
  name_el: string
  name_en: string | null
}

export interface CategoryLabels extends Labels {
  id: number
  parent_id: number | null
}

export interface AttributeLabels extends Labels {
  code: string
  filter_kind: 'attribute' | 'status' | 'feature' | 'model' | 'promotion'
  values: (Labels & { id: number; code: string })[]
}

export interface DimensionLabels extends Labels {
  id: number
  kind: 'color' | 'size'
  code: string
}

export interface DictionaryRow {
  /** By position. */
  categories: CategoryLabels[]
  attributes: AttributeLabels[]
  dimensions: DimensionLabels[]
  branches: (Labels & { id: number })[]
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

export interface NameRow extends Labels {
  kind: 'contributor' | 'publisher'
  id: number
}

const selectNames = compileOnce(
  (_, value: ValueOf<{ contributorIds: readonly number[]; publisherIds: readonly number[] }>) => sql<NameRow>`
    select 'contributor' as kind, id, name_el, name_en from contributor where id = any(${value('contributorIds')}::int[])
    union all
    select 'publisher', id, name_el, name_en from publisher where id = any(${value('publisherIds')}::int[])`,
)

export const listNames = async (
  db: Executor,
  contributorIds: readonly number[],
  publisherIds: readonly number[],
): Promise<NameRow[]> =>
  contributorIds.length + publisherIds.length === 0 ? [] : selectNames(db, { contributorIds, publisherIds })

const maxNamed = 5000

/** People or publishers whose names match every token, as `namePrefixGroups` reads them, of all or of the given ones. */
export async function listNamedIds(
  db: Executor,
  kind: NameRow['kind'],
  prefixGroups: readonly (readonly string[])[],
  candidateIds: readonly number[] | null,
): Promise<number[]> {
  const conditions = nameMatches(sql`search_key`, prefixGroups)
  if (candidateIds) conditions.push(sql`id = any(${[...candidateIds]}::int[])`)
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} where ${sql.join(conditions, sql` and `)} limit ${maxNamed}`.execute(db)
  return rows.map((row) => row.id)
}
