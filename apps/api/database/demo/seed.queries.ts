// The SQL of what follows from the data files.

import { sql } from 'kysely'
import type { Executor } from '../../src/database/transaction.ts'

/** Every category beside itself and each of its ancestors. */
export async function insertCategoryPaths(tx: Executor): Promise<void> {
  await sql`
    insert into category_closure (ancestor_id, descendant_id, depth)
    with recursive path as (
      select id as ancestor_id, id as descendant_id, 0 as depth from category
      union all
      select c.parent_id, path.descendant_id, path.depth + 1
      from path join category c on c.id = path.ancestor_id where c.parent_id is not null)
    select ancestor_id, descendant_id, depth from path`.execute(tx)
}

export async function listProductIds(tx: Executor): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('product').select(['code', 'id']).orderBy('id').execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** What a product cost before `valid_from`. */
export interface ReductionRow {
  product_id: number
  price_cents: number
  valid_from: string
}

/** The price of each product since it is in the shop, and since it was reduced. A group has none of its own. */
export async function insertPriceHistory(tx: Executor, reductions: readonly ReductionRow[]): Promise<void> {
  await sql`
    insert into price_history (product_id, price_cents, valid_from)
    with reduction as (select * from json_populate_recordset(null::price_history, ${JSON.stringify(reductions)}::json))
    select id, price, since from (
      select p.id, coalesce(r.price_cents, p.price_cents) as price, p.created_at as since
      from product p left join reduction r on r.product_id = p.id where p.kind <> 'grouped'
      union all
      select p.id, p.price_cents, r.valid_from from product p join reduction r on r.product_id = p.id) prices
    order by id, since`.execute(tx)
}

/** The copies on the shelves have come from somewhere: the quantity of a stock row is the sum of its movements. */
export async function insertReceipts(tx: Executor): Promise<void> {
  await sql`
    insert into stock_movement (stock_id, change, reason, at)
    select id, quantity, 'received', to_timestamp(0) from stock where quantity > 0 order by id`.execute(tx)
}
