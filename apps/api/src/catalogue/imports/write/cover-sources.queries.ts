// The SQL of the addresses from which covers are fetched.

import { sql } from 'kysely'
import type { Executor } from '../../../database/transaction.ts'

/** A new or different address is fetched soon; the same one again changes nothing. */
export async function saveCoverSources(
  tx: Executor,
  rows: readonly { product_id: number; url: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into cover_source (product_id, url)
    select * from unnest(${rows.map((row) => row.product_id)}::int[], ${rows.map(({ url }) => url)}::text[])
    on conflict (product_id) do update set url = excluded.url, due_at = now(), attempts = 0, problem = null
      where cover_source.url <> excluded.url`.execute(tx)
}
