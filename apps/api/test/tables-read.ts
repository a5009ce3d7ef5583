// Which tables a statement reads, by its plan.

import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'

/** Each once, by name. */
export async function tablesReadBy(db: Executor, statement: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (format json) ${statement}`.execute(db)
  const names = [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name = '']) => name)
  return [...new Set(names)].toSorted()
}
