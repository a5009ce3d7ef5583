// The SQL of topics: the names of all categories and pages.

import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Executor } from '../../database/transaction.ts'

interface NamedRow {
  id: number
  name_el: string
  name_en: string | null
  url: string
  synonyms: string[]
}

export interface TopicRows {
  categories: (NamedRow & { ancestors: number[]; age_from: number | null; age_to: number | null })[]
  pages: NamedRow[]
}

/** In one statement. */
export async function listTopics(db: Executor): Promise<TopicRows> {
  const categories = db
    .selectFrom('category as c')
    .select(['c.id', 'c.name_el', 'c.name_en', 'c.url', 'c.age_from', 'c.age_to'])
    .select([
      sql<
        number[]
      >`array(select ancestor_id from category_closure where descendant_id = c.id and depth > 0 order by depth)`.as(
        'ancestors',
      ),
      sql<string[]>`array(select name from category_synonym where category_id = c.id order by name)`.as('synonyms'),
    ])
    .orderBy('c.position')
    .orderBy('c.id')
  const pages = db
    .selectFrom('content_page as p')
    .select(['p.id', 'p.title_el as name_el', 'p.title_en as name_en', 'p.url'])
    .select(
      sql<string[]>`array(select name from content_page_synonym where content_page_id = p.id order by name)`.as(
        'synonyms',
      ),
    )
    .orderBy('p.id')
  return await db
    .selectNoFrom([jsonArrayFrom(categories).as('categories'), jsonArrayFrom(pages).as('pages')])
    .executeTakeFirstOrThrow()
}
