// Records every statement that a test sends to PostgreSQL. Those of a `sql<Row>` are compared with `Row`, once for each
// text.

import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import { type ColumnFacts, checkRowType, measureMatch, placeOf } from './check-row-type.ts'
import type { RawStatement } from './row-types.ts'

const { statements, notNull, tables, executedFile } = inject('rawStatements')
const facts: ColumnFacts = { notNull: new Set(notNull), tables: new Map(tables) }
const seen = new Set<string>()
const executed = new Set<RawStatement>()
const problems = new Set<string>()

/** Less text of its own cannot be matched. */
const leastLength = 8

/** The statement that matches this text; the one with the longest match, or several with equal ones. */
function findStatements(text: string): RawStatement[] {
  const matches = statements.flatMap((statement) => {
    const length = measureMatch(statement, text)
    return length === null || length < leastLength ? [] : [{ statement, length }]
  })
  const most = Math.max(...matches.map(({ length }) => length))
  return matches.filter(({ length }) => length === most).map(({ statement }) => statement)
}

function look(text: string, fields: readonly pg.FieldDef[]): void {
  if (seen.has(text)) return
  seen.add(text)
  for (const statement of findStatements(text)) {
    executed.add(statement)
    for (const problem of checkRowType(statement, fields, text, facts)) problems.add(problem)
  }
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
  const answer: unknown = Reflect.apply(query, this, given)
  const [asked] = given
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text
  if (!(answer instanceof Promise) || typeof text !== 'string') return answer
  return answer.then((result: pg.QueryResult) => {
    if (result.fields) look(text, result.fields)
    return result
  })
} as typeof query

// a worker runs several files, and each of them starts this one anew
afterAll(() => {
  pg.Client.prototype.query = query
  appendFileSync(executedFile, `${[...executed].map(placeOf).join(' ')}\n`)
  expect([...problems]).toEqual([])
})
