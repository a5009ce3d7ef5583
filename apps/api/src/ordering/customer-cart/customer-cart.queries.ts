// The SQL of customers' stored carts. A change locks its customer's row, so that two tabs and two devices are
// serialised.

import { createHash } from 'node:crypto'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { extensionKey, type LineExtension } from '@stoa/domain/ordering/cart/line-extension'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export async function lockCart(tx: Executor, customerId: number): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

/** The oldest first. */
export async function listItems(db: Executor, customerId: number): Promise<CartItem[]> {
  const rows = await db
    .selectFrom('customer_cart_item')
    .select(['product_id as productId', 'dimension_id as dimensionId', 'quantity'])
    .select((eb) => eb.ref('extension').$castTo<LineExtension | null>().as('extension'))
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('product_id')
    .orderBy('dimension_id')
    .orderBy('extension_key')
    .execute()
  return rows.map((row) => ({ ...row, extension: row.extension ?? undefined }))
}

/** As short for a full box as for a wrapped book, so that it fits into an index. */
export function extensionColumns({ extension }: Pick<CartItem, 'extension'>) {
  const key = extensionKey(extension)
  if (key === '') return { extension: null, extension_key: '' }
  return { extension: JSON.stringify(extension), extension_key: createHash('sha256').update(key).digest('base64url') }
}

/** A line without copies is deleted. A new one stands beside the product's others: one that became another stays in place. */
export async function saveItem(tx: Executor, customerId: number, line: CartItem, at: Date): Promise<void> {
  const { productId, dimensionId, quantity } = line
  const extension = extensionColumns(line)
  if (quantity > 0) {
    const addedAt = sql<Date>`coalesce((select min(added_at) from customer_cart_item where customer_id = ${customerId}
      and product_id = ${productId} and dimension_id = ${dimensionId}), ${at})`
    await tx
      .insertInto('customer_cart_item')
      .values({
        ...{ customer_id: customerId, product_id: productId, dimension_id: dimensionId, ...extension },
        ...{ quantity, added_at: addedAt },
      })
      .onConflict((line) =>
        line.columns(['customer_id', 'product_id', 'dimension_id', 'extension_key']).doUpdateSet({ quantity }),
      )
      .execute()
  } else {
    await tx
      .deleteFrom('customer_cart_item')
      .where('customer_id', '=', customerId)
      .where('product_id', '=', productId)
      .where('dimension_id', '=', dimensionId)
      .where('extension_key', '=', extension.extension_key)
      .execute()
  }
}

/** Replaces the cart by these lines, in this order. */
export async function saveItems(tx: Executor, customerId: number, items: readonly CartItem[], at: Date): Promise<void> {
  await tx.deleteFrom('customer_cart_item').where('customer_id', '=', customerId).execute()
  const extensions = items.map(extensionColumns)
  await sql`
    insert into customer_cart_item (customer_id, product_id, dimension_id, quantity, extension, extension_key, added_at)
    select ${customerId}, product_id, dimension_id, quantity, extension, extension_key,
      ${at}::timestamptz + place * interval '1 microsecond'
    from unnest(${items.map((item) => item.productId)}::int[], ${items.map((item) => item.dimensionId)}::int[],
      ${items.map((item) => item.quantity)}::int[], ${extensions.map(({ extension }) => extension)}::jsonb[],
      ${extensions.map(({ extension_key }) => extension_key)}::text[])
      with ordinality as line (product_id, dimension_id, quantity, extension, extension_key, place)`.execute(tx)
}

export interface StepRow {
  /** Of a merge: its response. */
  told: unknown
}

/** Null: this step has not been made yet. */
export async function findStep(tx: Executor, customerId: number, key: string): Promise<StepRow | null> {
  const row = await tx
    .selectFrom('customer_cart_step')
    .select('told')
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Records a step that was made, and deletes the customer's old ones. */
export async function recordStep(
  tx: Executor,
  customerId: number,
  step: { key: string; reportedLines?: unknown; at: Date; expireBefore: Date },
): Promise<void> {
  const reportedJson = step.reportedLines === undefined ? null : JSON.stringify(step.reportedLines)
  await tx
    .deleteFrom('customer_cart_step')
    .where('customer_id', '=', customerId)
    .where('at', '<', step.expireBefore)
    .execute()
  await tx
    .insertInto('customer_cart_step')
    .values({ customer_id: customerId, key: step.key, at: step.at, told: reportedJson })
    .execute()
}

/** Removes ordered copies from the cart; more of them than were ordered stay. */
export async function deleteOrdered(tx: Executor, customerId: number, ordered: readonly CartItem[]): Promise<void> {
  const lines = sql`unnest(${ordered.map((item) => item.productId)}::int[], ${ordered.map((item) => item.dimensionId)}::int[],
    ${ordered.map((item) => item.quantity)}::int[], ${ordered.map((item) => extensionColumns(item).extension_key)}::text[])
    as line (product_id, dimension_id, quantity, extension_key)`
  await sql`
    with gone as (
      delete from customer_cart_item i using ${lines}
      where i.customer_id = ${customerId} and i.product_id = line.product_id and i.dimension_id = line.dimension_id
        and i.extension_key = line.extension_key and i.quantity <= line.quantity)
    update customer_cart_item i set quantity = i.quantity - line.quantity from ${lines}
    where i.customer_id = ${customerId} and i.product_id = line.product_id and i.dimension_id = line.dimension_id
      and i.extension_key = line.extension_key and i.quantity > line.quantity`.execute(tx)
}
