// The SQL of categories.

import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Tables } from '../../database/schema.ts'
import type { Executor } from '../../database/transaction.ts'

export interface CategoryRow {
  id: number
  code: string
  url: string
  name_el: string
  name_en: string | null
}

export type CategoryDetailRow = RowOf<typeof findCategory>

export interface CategoryNodeRow extends CategoryRow {
  parent_id: number | null
  level: number
}

const linksBelow = (parentId: Expression<number | null>) =>
  jsonArrayFrom(
    expressionBuilder<Tables>()
      .selectFrom('category as k')
      .select(['k.id', 'k.code', 'k.url', 'k.name_el', 'k.name_en'])
      .where('k.parent_id', 'is not distinct from', parentId)
      .orderBy('k.position'),
  )

export type CategoryKey = { id: number } | { code: string } | { url: string }

const selectCategory = (db: Executor) =>
  db
    .selectFrom('category as c')
    .select(['c.id', 'c.code', 'c.url', 'c.name_el', 'c.name_en', 'c.parent_id', 'c.intro_el', 'c.intro_en', 'c.thema'])
    .select(({ ref, selectFrom }) => [
      jsonArrayFrom(
        selectFrom('category_closure as cc')
          .innerJoin('category as a', 'a.id', 'cc.ancestor_id')
          .select(['a.name_el', 'a.name_en', 'a.url'])
          .whereRef('cc.descendant_id', '=', 'c.id')
          .orderBy('cc.depth', 'desc'),
      ).as('breadcrumbs'),
      linksBelow(ref('c.id')).as('children'),
      linksBelow(ref('c.parent_id')).as('siblings'),
    ])

const selectById = compileOnce((db, value: ValueOf<{ id: number }>) =>
  selectCategory(db).where('c.id', '=', value('id')),
)
const selectByCode = compileOnce((db, value: ValueOf<{ code: string }>) =>
  selectCategory(db).where('c.code', '=', value('code')),
)
const selectByUrl = compileOnce((db, value: ValueOf<{ url: string }>) =>
  selectCategory(db).where('c.url', '=', value('url')),
)

function selectByKey(db: Executor, key: CategoryKey) {
  if ('id' in key) return selectById(db, key)
  return 'code' in key ? selectByCode(db, key) : selectByUrl(db, key)
}

export async function findCategory(db: Executor, key: CategoryKey) {
  const [row] = await selectByKey(db, key)
  return row ?? null
}

/** The tree below a category (or below nothing) in reading order, at most `levels` deep. */
export async function listTree(db: Executor, parentId: number | null, levels: number): Promise<CategoryNodeRow[]> {
  const { rows } = await sql<CategoryNodeRow>`
    with recursive tree as (
      select c.id, c.parent_id, 1 as level, array[c.position, c.id] as path
      from category c where c.parent_id is not distinct from ${parentId}
      union all
      select c.id, c.parent_id, tree.level + 1, tree.path || array[c.position, c.id]
      from category c join tree on c.parent_id = tree.id where tree.level < ${levels})
    select c.id, c.code, c.url, c.name_el, c.name_en, c.parent_id, tree.level
    from tree join category c on c.id = tree.id order by tree.path`.execute(db)
  return rows
}
