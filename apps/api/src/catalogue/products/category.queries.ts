// The SQL of categories.

import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
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

export async function findCategory(db: Executor, key: CategoryKey) {
  const row = await db
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
    .where(conditionOf(key))
    .executeTakeFirst()
  return row ?? null
}

function conditionOf(key: CategoryKey): Expression<SqlBool> {
  const eb = expressionBuilder<{ c: Tables['category'] }, 'c'>()
  if ('id' in key) return eb('c.id', '=', key.id)
  return 'code' in key ? eb('c.code', '=', key.code) : eb('c.url', '=', key.url)
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
