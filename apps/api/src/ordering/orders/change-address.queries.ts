// The SQL of an order's addresses, as their buyer changes them.

import type { Executor } from '../../database/transaction.ts'

export type NewAddressColumns = Pick<
  OrderAddressRow,
  'first_name' | 'last_name' | 'mobile' | 'phone' | 'street' | 'city' | 'area' | 'building' | 'postal_code'
>

export type OrderAddressRow = Awaited<ReturnType<typeof listAddresses>>[number]

/** Of a locked order, that of the delivery first, if it has one of its own. */
export const listAddresses = (tx: Executor, orderId: number) =>
  tx
    .selectFrom('order_address as a')
    .innerJoin('customer_order as o', 'o.id', 'a.order_id')
    .innerJoin('shipping_type as t', 't.id', 'o.shipping_type_id')
    .selectAll('a')
    .select(['o.type', 't.code as shipping'])
    .where('a.order_id', '=', orderId)
    .orderBy('a.kind', 'desc')
    .execute()

export async function updateAddress(
  tx: Executor,
  { order_id, kind }: Pick<OrderAddressRow, 'order_id' | 'kind'>,
  columns: NewAddressColumns,
): Promise<void> {
  await tx.updateTable('order_address').set(columns).where('order_id', '=', order_id).where('kind', '=', kind).execute()
}

/** Beside the address of an invoice, which stays. */
export async function insertDelivery(
  tx: Executor,
  { order_id, country_id, region_id }: Pick<OrderAddressRow, 'order_id' | 'country_id' | 'region_id'>,
  columns: NewAddressColumns,
): Promise<void> {
  await tx
    .insertInto('order_address')
    .values({ order_id, kind: 'delivery', title: null, country_id, region_id, ...columns })
    .execute()
}

export async function insertChange(tx: Executor, orderId: number, fields: string[], at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('order_address_change')
    .values({ order_id: orderId, fields, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
