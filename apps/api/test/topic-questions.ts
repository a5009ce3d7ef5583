// Questions for kinds of books and things, and for help, in the built-in shop. Right is a question whose category or
// page leads the answer, or of which three of the first five products belong to the category. On one half of them the
// rules and synonyms were tuned, the other half was only measured; the fresh ones were written later, by somebody else.

import { readFileSync } from 'node:fs'
import type { SearchPage } from '@stoa/contract/catalogue/search'
import { sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'

export const topicSets = ['tuned', 'held', 'fresh'] as const

export interface TopicQuestion {
  query: string
  /** Codes of categories, or `page:` and the code of a page. */
  expect: string[]
  set: (typeof topicSets)[number]
}

export const topicQuestions = readFileSync(
  new URL('../src/catalogue/search/topic-questions.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): TopicQuestion => JSON.parse(line))

export const checkedResults = 5
const minMembers = 3

export interface TopicJudge {
  knows(code: string): boolean
  isRight(question: TopicQuestion, answer: Pick<SearchPage, 'topics' | 'items'>): Promise<boolean>
}

export async function topicJudge(db: Executor): Promise<TopicJudge> {
  const { rows } = await sql<{ topic: string; code: string }>`
    select 'category' || id as topic, code from category
    union all select 'page' || id, 'page:' || code from content_page`.execute(db)
  const codes = new Map(rows.map(({ topic, code }) => [topic, code]))
  const known = new Set(codes.values())
  return {
    knows: (code) => known.has(code),
    async isRight({ expect }, { topics, items }) {
      const [first] = topics
      if (first && expect.includes(codes.get(`${first.kind}${first.id}`) ?? '')) return true
      const counts = await countByCategory(
        db,
        items.slice(0, checkedResults).map(({ id }) => id),
      )
      return expect.some((code) => (counts.get(code) ?? 0) >= minMembers)
    },
  }
}

/** How many of the products are in each category or below it. */
async function countByCategory(db: Executor, productIds: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    select c.code, count(distinct pc.product_id)::int as count
    from product_category pc join category_closure cc on cc.descendant_id = pc.category_id
    join category c on c.id = cc.ancestor_id where pc.product_id = any(${[...productIds]}::int[]) group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ code, count }) => [code, count]))
}
