// The SQL of products' import sources.

import { sql } from 'kysely'
import type { Executor } from '../../../database/transaction.ts'

export interface SourceRow {
  reference: string
  product_id: number
  record_hash: string
  /** An ISO timestamp. */
  sent_at: string | null
  withdrawn: boolean
}

export async function listSources(db: Executor, sender: string, references: readonly string[]): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select reference, product_id, record_hash, withdrawn,
      to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sent_at
    from product_source where sender = ${sender} and reference = any(${[...references]}::text[])`.execute(db)
  return rows
}

export async function saveSources(db: Executor, sender: string, rows: readonly SourceRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_source (sender, reference, product_id, record_hash, sent_at, withdrawn)
    select ${sender}, r.reference, r.product_id, r.record_hash, r.sent_at, r.withdrawn
    from json_populate_recordset(null::product_source, ${JSON.stringify(rows)}::json) r
    on conflict (sender, reference) do update set product_id = excluded.product_id, record_hash = excluded.record_hash,
      sent_at = excluded.sent_at, withdrawn = excluded.withdrawn`.execute(db)
}
