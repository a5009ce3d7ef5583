// Questions for kinds of books and things, and for help, in the built-in shop. Right is a question whose category or
// page leads the answer, or of which three of the first five products belong to the category. On one half of them the
// rules and synonyms were tuned, the other half was only measured.

import { readFileSync } from 'node:fs'
import * as contract from '@stoa/contract/catalogue/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

interface Question {
  query: string
  /** Codes of categories, or `page:` and the code of a page. */
  expect: string[]
  half: 'tuned' | 'held'
}

const questions = readFileSync(new URL('topic-questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Question => JSON.parse(line))

const minRight = 0.95
const checkedResults = 5
const minMembers = 3

let api: TestApi
let codes: Map<string, string>
let categoriesOf: Map<number, Set<string>>
beforeAll(async () => {
  api = await openTestApi()
  const { db } = api.database
  const names = await sql<{ key: string; code: string }>`
    select 'category' || id as key, code from category
    union all select 'page' || id, 'page:' || code from content_page`.execute(db)
  codes = new Map(names.rows.map(({ key, code }) => [key, code]))
  const members = await sql<{ id: number; codes: string[] }>`
    select pc.product_id as id, array_agg(distinct c.code) as codes
    from product_category pc join category_closure cc on cc.descendant_id = pc.category_id
    join category c on c.id = cc.ancestor_id group by 1`.execute(db)
  categoriesOf = new Map(members.rows.map((row) => [row.id, new Set(row.codes)]))
})
afterAll(() => api.close())

async function isRight({ query, expect: expected }: Question): Promise<boolean> {
  const { topics, items } = await call(api.app, contract.searchProducts, { text: query, pageSize: checkedResults })
  const [first] = topics
  if (first && expected.includes(codes.get(`${first.kind}${first.id}`) ?? '')) return true
  return expected.some((code) => items.filter(({ id }) => categoriesOf.get(id)?.has(code)).length >= minMembers)
}

test.each(['tuned', 'held'] as const)('nearly all of the %s half are right', async (half) => {
  const asked = questions.filter((question) => question.half === half)
  const missed: string[] = []
  for (const question of asked) if (!(await isRight(question))) missed.push(question.query)
  const share = 1 - missed.length / asked.length
  expect([missed, share >= minRight]).toEqual([missed, true])
})

test('every question names what the shop has', () => {
  const known = new Set(codes.values())
  expect(questions.flatMap((question) => question.expect).filter((code) => !known.has(code))).toEqual([])
  expect(questions.length).toBeGreaterThanOrEqual(150)
})
