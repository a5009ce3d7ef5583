// Optimistic locking of rows that staff edit: a save names the version that it read, and an outdated one is refused
// instead of undoing what somebody else saved. The database increments versions by itself.

import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sql } from 'kysely'
import type { Executor } from './transaction.ts'

/** The tables with an id and a version. */
export type VersionedTable =
  | 'product'
  | 'category'
  | 'contributor'
  | 'publisher'
  | 'series'
  | 'content_page'
  | 'banner'
  | 'menu_item'
  | 'branch'
  | 'shipping_type'
  | 'payment_type'
  | 'bank_account'

export interface RowVersion {
  id: number
  /** As it was read; as it is now, after a save. */
  version: number
}

/** `version`: the current one; null where the row was deleted. */
export const rowChanged = (version: number | null) =>
  refused<Refusal<'row_changed'>>({ code: 'row_changed', details: { version } })

/** `values` by column. A save that changes nothing keeps its version. */
export async function saveVersioned(
  tx: Executor,
  table: VersionedTable,
  { id, version }: RowVersion,
  values: Readonly<Record<string, unknown>>,
): Promise<Outcome<RowVersion, Refusal<'row_changed'>>> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const saved = await sql<RowVersion>`
    update ${sql.table(table)} set ${sql.join(changes)} where id = ${id} and version = ${version}
    returning id, version`.execute(tx)
  if (saved.rows[0]) return done(saved.rows[0])
  const current = await tx.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return rowChanged(current?.version ?? null)
}
