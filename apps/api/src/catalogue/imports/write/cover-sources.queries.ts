// The SQL of the addresses from which covers are fetched.

import type { Executor } from '../../../database/transaction.ts'

/** A new or different address is fetched soon; the same one again changes nothing. */
export async function saveCoverSources(
  tx: Executor,
  rows: readonly { product_id: number; url: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('cover_source')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('product_id')
        .doUpdateSet(({ ref, fn }) => ({
          url: ref('excluded.url'),
          due_at: fn<Date>('now'),
          attempts: 0,
          problem: null,
        }))
        .whereRef('cover_source.url', '<>', 'excluded.url'),
    )
    .execute()
}
