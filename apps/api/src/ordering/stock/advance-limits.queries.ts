// The SQL of how many copies may be ordered ahead: of each policy, and of products with a limit of their own.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export const listUsualLimits = (db: Executor) =>
  db.selectFrom('advance_limit').select(['policy', 'copies']).orderBy('policy').execute()

/** Those with a limit of their own, and those that somebody waits for. */
export const listSales = (db: Executor) =>
  db
    .selectFrom('advance_sale as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['p.code', 'p.availability', 's.own_limit', 's.waiting'])
    .where((eb) => eb.or([eb('s.own_limit', 'is not', null), eb('s.waiting', '>', 0)]))
    .orderBy('p.code')
    .execute()

/** Locked from now on, also one that nobody has ordered yet. */
export async function lockSale(tx: Executor, productId: number): Promise<{ waiting: number }> {
  await tx
    .insertInto('advance_sale')
    .values({ product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await tx
    .selectFrom('advance_sale')
    .select('waiting')
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const saveOwnLimit = (tx: Executor, productId: number, copies: number | null): Promise<unknown> =>
  tx.updateTable('advance_sale').set({ own_limit: copies }).where('product_id', '=', productId).execute()

/** Pages and lists of its products follow. False for what is no policy of ordering ahead. */
export async function saveUsualLimit(tx: Executor, policy: string, copies: number): Promise<boolean> {
  const { rows } = await sql<{ policy: string }>`
    update advance_limit set copies = ${copies} where policy = ${policy} returning policy`.execute(tx)
  if (rows.length === 0) return false
  await sql`
    select log_change('stock:' || id), log_change('product:' || id) from product where availability = ${policy}`.execute(
    tx,
  )
  await sql`select log_change('listings')`.execute(tx)
  return true
}
