// The SQL of the addresses from which covers are fetched.

import { sql } from 'kysely'
import { equalsAny } from '../../database/expressions.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

export type DueRow = RowOf<typeof takeDue>

/** Takes addresses that are due, for five minutes: whoever dies meanwhile leaves them to the others. */
export const takeDue = (db: Executor, limit: number) =>
  db
    .updateTable('cover_source as s')
    .set(({ eb, ref }) => ({
      attempts: eb(ref('s.attempts'), '+', 1),
      due_at: sql<Date>`now() + interval '5 minutes'`,
    }))
    .from('product as p')
    .whereRef('p.id', '=', 's.product_id')
    .where('s.product_id', 'in', ({ selectFrom }) =>
      selectFrom('cover_source')
        .select('product_id')
        .where('due_at', '<=', ({ fn }) => fn<Date>('now'))
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['s.product_id', 's.url', 's.attempts', 'p.code'])
    .execute()

/** Whether somebody has given a picture of the front, which nothing that is fetched replaces. */
export async function hasFrontByHand(db: Executor, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('product_image')
    .select('id')
    .where('product_id', '=', productId)
    .where('kind', '=', 'front')
    .where('origin', '=', 'hand')
    .executeTakeFirst()
  return row !== undefined
}

export interface SettledSource {
  product_id: number
  url: string
  problem: string | null
  /** Null when it is not tried again. */
  dueAt: Date | null
}

/** An address that an import has changed meanwhile stays due. */
export async function settleSource(db: Executor, { product_id, url, problem, dueAt }: SettledSource): Promise<void> {
  await db
    .updateTable('cover_source')
    .set({ problem, due_at: dueAt })
    .where('product_id', '=', product_id)
    .where('url', '=', url)
    .execute()
}

/** Codes of products by their ISBN or article number. */
export const listCodesByNumber = (db: Executor, numbers: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['ean', 'code'])
    .where((eb) => equalsAny(eb, 'ean', numbers))
    .execute()
