// The SQL of categories.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface CategoryRow {
  id: number
  code: string
  url: string
  name_el: string
  name_en: string | null
}

export interface CategoryDetailRow extends CategoryRow {
  parent_id: number | null
  intro_el: string | null
  intro_en: string | null
  thema: string
  breadcrumbs: { name_el: string; name_en: string | null; url: string }[]
  children: CategoryRow[]
  siblings: CategoryRow[]
}

export interface CategoryNodeRow extends CategoryRow {
  parent_id: number | null
  level: number
}

const linksBelow = (parent: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select json_agg(json_build_object('id', k.id, 'code', k.code, 'url', k.url, 'name_el', k.name_el, 'name_en', k.name_en) order by k.position)
  from category k where k.parent_id is not distinct from ${parent}), '[]')`

export type CategoryKey = { id: number } | { code: string } | { url: string }

export async function findCategory(db: Executor, key: CategoryKey): Promise<CategoryDetailRow | null> {
  const { rows } = await sql<CategoryDetailRow>`
    select c.id, c.code, c.url, c.name_el, c.name_en, c.parent_id, c.intro_el, c.intro_en, c.thema,
      (select json_agg(json_build_object('name_el', a.name_el, 'name_en', a.name_en, 'url', a.url) order by cc.depth desc)
        from category_closure cc join category a on a.id = cc.ancestor_id where cc.descendant_id = c.id) as breadcrumbs,
      ${linksBelow(sql`c.id`)} as children,
      ${linksBelow(sql`c.parent_id`)} as siblings
    from category c where ${conditionOf(key)}`.execute(db)
  return rows[0] ?? null
}

function conditionOf(key: CategoryKey): RawBuilder<unknown> {
  if ('id' in key) return sql`c.id = ${key.id}`
  return 'code' in key ? sql`c.code = ${key.code}` : sql`c.url = ${key.url}`
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
