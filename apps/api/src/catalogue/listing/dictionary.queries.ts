// The SQL of filter values' labels: the small tables whole, people and publishers by id.

import { type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { equalsAny } from '../../database/expressions.ts'
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
  const values = (attributeId: Expression<number>) =>
    jsonArrayFrom(
      db
        .selectFrom('attribute_value')
        .select(['id', 'code', 'name_el', 'name_en'])
        .where('attribute_id', '=', attributeId)
        .orderBy('position')
        .orderBy('id'),
    )
  const categories = db.selectFrom('category').select(['id', 'parent_id', 'name_el', 'name_en'])
  const attributes = db
    .selectFrom('attribute as a')
    .select(['a.code', 'a.filter_kind', 'a.name_el', 'a.name_en'])
    .select(({ ref }) => values(ref('a.id')).as('values'))
  const dimensions = db.selectFrom('dimension_value').select(['id', 'kind', 'code', 'name_el', 'name_en'])
  const branches = db.selectFrom('branch').select(['id', 'name_el', 'name_en'])
  return await db
    .selectNoFrom([
      jsonArrayFrom(categories.orderBy('position').orderBy('id')).as('categories'),
      jsonArrayFrom(attributes.orderBy('a.position').orderBy('a.id')).as('attributes'),
      jsonArrayFrom(dimensions.orderBy('position').orderBy('id')).as('dimensions'),
      jsonArrayFrom(branches.orderBy('position').orderBy('id')).as('branches'),
    ])
    .executeTakeFirstOrThrow()
}

export interface NameRow extends Labels {
  kind: 'contributor' | 'publisher'
  id: number
}

const selectNames = compileOnce(
  (db, value: ValueOf<{ contributorIds: readonly number[]; publisherIds: readonly number[] }>) => {
    const named = (kind: NameRow['kind'], ids: Expression<readonly number[]>) =>
      db
        .selectFrom(kind)
        .select([sql.lit(kind).as('kind'), 'id', 'name_el', 'name_en'])
        .where((eb) => equalsAny(eb, 'id', ids))
    return named('contributor', value('contributorIds')).unionAll(named('publisher', value('publisherIds')))
  },
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
  const named = db
    .selectFrom(kind)
    .select('id')
    .where(({ and }) => and(nameMatches(sql.ref('search_key'), prefixGroups)))
    .limit(maxNamed)
  const chosen = candidateIds ? named.where((eb) => equalsAny(eb, 'id', candidateIds)) : named
  const rows = await chosen.execute()
  return rows.map((row) => row.id)
}
