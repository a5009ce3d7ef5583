// The SQL of stock. Rows are always locked in ascending id, so that two buyers can never deadlock.

import type { Claim, StockRow } from '@stoa/domain/ordering/stock/allocate-stock'
import { sql } from 'kysely'
import { equalsAny } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

export const lockStock = (db: Executor, productIds: readonly number[]): Promise<StockRow[]> =>
  db
    .selectFrom('stock')
    .select(['id as stockId', 'branch_id as branchId', 'product_id as productId', 'quantity'])
    .select(({ fn, lit }) => fn.coalesce('dimension_id', lit(0)).as('dimensionId'))
    .where((eb) => equalsAny(eb, 'product_id', productIds))
    .orderBy('id')
    .forUpdate()
    .execute()

export interface LineClaim extends Claim {
  orderLineId: number
}

/**
 * Takes the copies and writes the movements. Returns how many stock rows had them: fewer than asked means the claim
 * must be rolled back.
 */
export async function claim(db: Executor, claims: readonly LineClaim[]): Promise<number> {
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${claims.map((item) => item.stockId)}::int[], ${claims.map((item) => item.quantity)}::int[],
        ${claims.map((item) => item.orderLineId)}::bigint[]) as wanted (stock_id, quantity, order_line_id)),
    taken as (
      update stock s set quantity = s.quantity - w.quantity from wanted w
      where s.id = w.stock_id and s.quantity >= w.quantity
      returning s.id)
    insert into stock_movement (stock_id, change, reason, order_line_id)
    select w.stock_id, -w.quantity, 'claimed', w.order_line_id from wanted w join taken t on t.id = w.stock_id
    returning stock_id`.execute(db)
  return rows.length
}
