// The SQL of products' import sources.

import { sql } from 'kysely'
import { equalsAny } from '../../../database/expressions.ts'
import type { Executor } from '../../../database/transaction.ts'

export type SourceRow = Awaited<ReturnType<typeof listSources>>[number]

/** As an ISO timestamp. */
const sentAt = sql<string | null>`to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const listSources = (db: Executor, sender: string, references: readonly string[]) =>
  db
    .selectFrom('product_source')
    .select(['reference', 'product_id', 'record_hash', 'withdrawn', 'off_sale', sentAt.as('sent_at')])
    .where('sender', '=', sender)
    .where((eb) => equalsAny(eb, 'reference', references))
    .execute()

export async function saveSources(db: Executor, sender: string, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_source (sender, reference, product_id, record_hash, sent_at, withdrawn, off_sale)
    select ${sender}, r.reference, r.product_id, r.record_hash, r.sent_at, r.withdrawn, r.off_sale
    from json_populate_recordset(null::product_source, ${JSON.stringify(rows)}::json) r
    on conflict (sender, reference) do update set product_id = excluded.product_id, record_hash = excluded.record_hash,
      sent_at = excluded.sent_at, withdrawn = excluded.withdrawn, off_sale = excluded.off_sale`.execute(db)
}
