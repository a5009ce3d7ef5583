// Writes many rows with one statement: the rows travel as one JSON text and PostgreSQL gives each column its own type.

import { sql } from 'kysely'
import type { Executor } from '../../src/database/transaction.ts'

/** The columns are those of the first row. */
export async function insertRows(db: Executor, table: string, rows: readonly object[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

/** After rows with ids of their own: the next id is the next free one, whatever an earlier attempt has used. */
export async function continueIds(db: Executor, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1), max(id) is not null)
      from ${sql.table(table)}`.execute(db)
  }
}
