// The SQL of stock. Rows are always locked in ascending id, so that two buyers can never deadlock.

import type { Claim, SharedStockRow } from '@stoa/domain/ordering/stock/allocate-stock'
import type { ClaimedCopies } from '@stoa/domain/ordering/stock/release-copies'
import { type SqlBool, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import type { Executor } from '../../database/transaction.ts'

/** Copies of the product that were ordered before they came. */
export const waiting = sql<number>`coalesce((select a.waiting from advance_sale a where a.product_id = stock.product_id), 0)`

/** A column of `SharedStockRow[]`, not locked: of products, and with the parts of sets that are named beside them. */
export const stockColumn = (value: ValueOf<{ productIds: readonly number[] }>) => sql`
  coalesce((
    select json_agg(json_build_object('stockId', stock.id, 'branchId', stock.branch_id, 'productId', stock.product_id,
      'dimensionId', coalesce(stock.dimension_id, 0), 'quantity', stock.quantity, 'waiting', ${waiting}) order by stock.id)
    from stock where stock.product_id = any((select ${value('productIds')}::int[])::int[])
  ), '[]')`

/** `(select …)`: it is planned once, not anew for each number of products. */
const selectForUpdate = compileOnce((db, value: ValueOf<{ productIds: readonly number[] }>) =>
  db
    .selectFrom('stock')
    .select(['id as stockId', 'branch_id as branchId', 'product_id as productId', 'quantity'])
    .select(({ fn, lit }) => fn.coalesce('dimension_id', lit(0)).as('dimensionId'))
    .select(waiting.as('waiting'))
    .where(sql<SqlBool>`product_id = any((select ${value('productIds')}::int[])::int[])`)
    .orderBy('id')
    .forUpdate(),
)

export const lockStock = (db: Executor, productIds: readonly number[]): Promise<SharedStockRow[]> =>
  selectForUpdate(db, { productIds })

export interface LineClaim extends Pick<Claim, 'stockId' | 'quantity'> {
  orderLineId: number
}

interface NewClaims {
  stockIds: number[]
  quantities: number[]
  orderLineIds: number[]
}

/** `(select …)`: as above. */
const insertClaims = compileOnce(
  (_, value: ValueOf<NewClaims>) => sql<{ stock_id: number }>`
    with wanted as (
      select * from unnest((select ${value('stockIds')}::int[]), (select ${value('quantities')}::int[]),
        (select ${value('orderLineIds')}::bigint[])) as wanted (stock_id, quantity, order_line_id)),
    taken as (
      update stock s set quantity = s.quantity - w.quantity
      from (select stock_id, sum(quantity)::int as quantity from wanted group by stock_id) w
      where s.id = w.stock_id and s.quantity >= w.quantity
      returning s.id)
    insert into stock_movement (stock_id, change, reason, order_line_id)
    select w.stock_id, -w.quantity, 'claimed', w.order_line_id from wanted w join taken t on t.id = w.stock_id
    returning stock_id`,
)

/**
 * Takes the copies and writes the movements. Returns how many claims there were copies for: fewer than asked means that
 * all must be rolled back.
 */
export async function claim(db: Executor, claims: readonly LineClaim[]): Promise<number> {
  const rows = await insertClaims(db, {
    stockIds: claims.map((item) => item.stockId),
    quantities: claims.map((item) => item.quantity),
    orderLineIds: claims.map((item) => item.orderLineId),
  })
  return rows.length
}

/** The stock rows from which an order has copies, locked, with how many. */
export async function lockClaimed(tx: Executor, orderId: number): Promise<ClaimedCopies[]> {
  const { rows } = await sql<ClaimedCopies>`
    select s.id as "stockId", coalesce(c.order_line_id, 0) as "orderLineId", coalesce(c.quantity, 0) as quantity,
      s.product_id as "productId", coalesce(s.dimension_id, 0) as "dimensionId"
    from stock s join (
      select m.stock_id, m.order_line_id, -sum(m.change)::int as quantity
      from (
        select id, product_id, dimension_id from order_line where order_id = ${orderId}
        union all
        select l.id, p.product_id, p.dimension_id
        from order_line_part p join order_line l on l.order_id = p.order_id and l.position = p.line
        where p.order_id = ${orderId}) l
      join stock r on r.product_id = l.product_id and r.dimension_id is not distinct from l.dimension_id
      join stock_movement m on m.stock_id = r.id and m.order_line_id = l.id
      group by m.stock_id, m.order_line_id having sum(m.change) < 0) c on c.stock_id = s.id
    order by s.id for update of s`.execute(tx)
  return rows
}

export async function restore(tx: Executor, claims: readonly LineClaim[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${claims.map((item) => item.stockId)}::int[], ${claims.map((item) => item.quantity)}::int[],
        ${claims.map((item) => item.orderLineId)}::bigint[]) as given (stock_id, quantity, order_line_id)),
    back as (
      update stock s set quantity = s.quantity + g.quantity
      from (select stock_id, sum(quantity)::int as quantity from given group by stock_id) g where s.id = g.stock_id)
    insert into stock_movement (stock_id, change, reason, order_line_id)
    select stock_id, quantity, 'restored', order_line_id from given`.execute(tx)
}

/** Copies that came back and cannot be sold again leave as they came. */
export async function writeOff(
  tx: Executor,
  copies: readonly Pick<LineClaim, 'stockId' | 'quantity'>[],
): Promise<void> {
  await sql`
    with damaged as (
      select stock_id, quantity from unnest(${copies.map((item) => item.stockId)}::int[],
        ${copies.map((item) => item.quantity)}::int[]) as damaged (stock_id, quantity)),
    gone as (
      update stock s set quantity = s.quantity - d.quantity
      from (select stock_id, sum(quantity)::int as quantity from damaged group by stock_id) d where s.id = d.stock_id)
    insert into stock_movement (stock_id, change, reason) select stock_id, -quantity, 'damaged' from damaged`.execute(
    tx,
  )
}
