// The SQL of the carts that the shop keeps. Whoever changes one holds its customer's row: two tabs and two devices take turns.

import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function lockCart(tx: Executor, customerId: number): Promise<void> {
  await sql`select id from customer where id = ${customerId} for no key update`.execute(tx)
}

/** The oldest first. */
export async function listItems(db: Executor, customerId: number): Promise<CartItem[]> {
  const { rows } = await sql<CartItem>`
    select product_id as "productId", dimension_id as "dimensionId", quantity from customer_cart_item
    where customer_id = ${customerId} order by added_at, product_id, dimension_id`.execute(db)
  return rows
}

/** A line without copies goes. */
export async function saveItem(tx: Executor, customerId: number, line: CartItem, at: Date): Promise<void> {
  const { productId, dimensionId, quantity } = line
  if (quantity > 0) {
    await sql`
      insert into customer_cart_item (customer_id, product_id, dimension_id, quantity, added_at)
      values (${customerId}, ${productId}, ${dimensionId}, ${quantity}, ${at})
      on conflict (customer_id, product_id, dimension_id) do update set quantity = excluded.quantity`.execute(tx)
  } else {
    await sql`
      delete from customer_cart_item
      where customer_id = ${customerId} and product_id = ${productId} and dimension_id = ${dimensionId}`.execute(tx)
  }
}

/** Makes the cart these lines, in this order. */
export async function saveItems(tx: Executor, customerId: number, items: readonly CartItem[], at: Date): Promise<void> {
  await sql`delete from customer_cart_item where customer_id = ${customerId}`.execute(tx)
  await sql`
    insert into customer_cart_item (customer_id, product_id, dimension_id, quantity, added_at)
    select ${customerId}, product_id, dimension_id, quantity, ${at}::timestamptz + place * interval '1 microsecond'
    from unnest(${items.map((item) => item.productId)}::int[], ${items.map((item) => item.dimensionId)}::int[],
      ${items.map((item) => item.quantity)}::int[]) with ordinality as line (product_id, dimension_id, quantity, place)`.execute(
    tx,
  )
}

export interface StepRow {
  /** Of a union: what was told. */
  told: unknown
}

/** Null: this step has not been made yet. */
export async function findStep(tx: Executor, customerId: number, key: string): Promise<StepRow | null> {
  const { rows } = await sql<StepRow>`
    select told from customer_cart_step where customer_id = ${customerId} and key = ${key}`.execute(tx)
  return rows[0] ?? null
}

/** Notes a step that was made, and forgets the customer's old ones. */
export async function recordStep(
  tx: Executor,
  customerId: number,
  step: { key: string; reportedLines?: unknown; at: Date; expireBefore: Date },
): Promise<void> {
  const reportedJson = step.reportedLines === undefined ? null : JSON.stringify(step.reportedLines)
  await sql`
    delete from customer_cart_step where customer_id = ${customerId} and at < ${step.expireBefore}`.execute(tx)
  await sql`
    insert into customer_cart_step (customer_id, key, at, told)
    values (${customerId}, ${step.key}, ${step.at}, ${reportedJson}::jsonb)`.execute(tx)
}

/** What was ordered leaves the cart; more of it than was ordered stays. */
export async function deleteOrdered(tx: Executor, customerId: number, ordered: readonly CartItem[]): Promise<void> {
  const lines = sql`unnest(${ordered.map((item) => item.productId)}::int[], ${ordered.map((item) => item.dimensionId)}::int[],
    ${ordered.map((item) => item.quantity)}::int[]) as line (product_id, dimension_id, quantity)`
  await sql`
    with gone as (
      delete from customer_cart_item i using ${lines}
      where i.customer_id = ${customerId} and i.product_id = line.product_id and i.dimension_id = line.dimension_id
        and i.quantity <= line.quantity)
    update customer_cart_item i set quantity = i.quantity - line.quantity from ${lines}
    where i.customer_id = ${customerId} and i.product_id = line.product_id and i.dimension_id = line.dimension_id
      and i.quantity > line.quantity`.execute(tx)
}
