// The SQL of what waits to be indexed.

import type { SuggestionKind } from '@stoa/domain/search/rank-suggestions'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export type PendingKind = Exclude<SuggestionKind, 'title'> | 'product'

export async function forgetPending(db: Executor, kind: PendingKind, references: readonly number[]): Promise<void> {
  await sql`delete from search_pending where kind = ${kind} and reference = any(${[...references]}::int[])`.execute(db)
}

export interface Pending {
  kind: PendingKind
  reference: number
}

export async function listPending(db: Executor, most: number): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select kind, reference from search_pending order by kind, reference limit ${most}`.execute(db)
  return rows
}

export async function forgetAllPending(db: Executor): Promise<void> {
  await sql`truncate search_pending`.execute(db)
}

/** All that waits but products. */
export async function forgetNamed(db: Executor): Promise<void> {
  await sql`delete from search_pending where kind <> 'product'`.execute(db)
}
