// The SQL of what customers keep for later. A change locks its customer's row, as one of the cart does.

import type { CartItem, CartLineKey } from '@stoa/domain/ordering/cart/cart'
import type { LineExtension } from '@stoa/domain/ordering/cart/line-extension'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { extensionColumns } from './customer-cart.queries.ts'

/** In the order in which they were kept. */
export async function listSaved(db: Executor, customerId: number): Promise<CartItem[]> {
  const rows = await db
    .selectFrom('customer_saved_item')
    .select(['product_id as productId', 'dimension_id as dimensionId', 'quantity'])
    .select((eb) => eb.ref('extension').$castTo<LineExtension | null>().as('extension'))
    .where('customer_id', '=', customerId)
    .orderBy('kept_at')
    .orderBy('product_id')
    .orderBy('dimension_id')
    .orderBy('extension_key')
    .execute()
  return rows.map((row) => ({ ...row, extension: row.extension ?? undefined }))
}

/** Lines of unknown products are left out. */
export async function saveKept(tx: Executor, customerId: number, items: readonly CartItem[], at: Date): Promise<void> {
  const extensions = items.map(extensionColumns)
  await sql`
    insert into customer_saved_item (customer_id, product_id, dimension_id, quantity, extension, extension_key, kept_at)
    select ${customerId}, product_id, dimension_id, quantity, extension, extension_key,
      ${at}::timestamptz + place * interval '1 microsecond'
    from unnest(${items.map((item) => item.productId)}::int[], ${items.map((item) => item.dimensionId)}::int[],
      ${items.map((item) => item.quantity)}::int[], ${extensions.map(({ extension }) => extension)}::jsonb[],
      ${extensions.map(({ extension_key }) => extension_key)}::text[])
      with ordinality as line (product_id, dimension_id, quantity, extension, extension_key, place)
    where exists (select from product p where p.id = line.product_id)
    on conflict (customer_id, product_id, dimension_id, extension_key) do update set quantity = excluded.quantity`.execute(
    tx,
  )
}

export async function deleteSaved(tx: Executor, customerId: number, line: CartLineKey): Promise<void> {
  await tx
    .deleteFrom('customer_saved_item')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', line.productId)
    .where('dimension_id', '=', line.dimensionId)
    .where('extension_key', '=', extensionColumns(line).extension_key)
    .execute()
}
