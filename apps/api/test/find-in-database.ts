// Searches for strings in every text column of every table.

import { sql } from 'kysely'
import type { Executor } from '../src/database/transaction.ts'

/** `table.column 2`: where any of the strings was found, and in how many rows. */
export async function findInDatabase(db: Executor, values: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'jsonb', 'json', 'bytea', 'ARRAY') or c.data_type like 'char%')`.execute(db)
  const patterns = values.map((value) => `%${value}%`)
  const counts = rows.map(({ table, column, type }) => {
    const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
    return sql`select ${`${table}.${column}`}::text as place, count(*)::int as count from ${sql.table(table)}
      where ${text} ilike any(${patterns}::text[])`
  })
  const result = await sql<{ place: string; count: number }>`
    select place, count from (${sql.join(counts, sql` union all `)}) as looked where count > 0`.execute(db)
  return result.rows.map(({ place, count }) => `${place} ${count}`).toSorted()
}
