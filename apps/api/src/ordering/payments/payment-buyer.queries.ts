// Who pays an order, and where its parcel goes, as providers are told.

import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { Executor } from '../../database/transaction.ts'
import type { PaymentAddress, PaymentBuyer } from '../../ports/payment.ts'

const listAddresses = (db: Executor, orderId: number) =>
  db
    .selectFrom('order_address as a')
    .innerJoin('customer_order as o', 'o.id', 'a.order_id')
    .innerJoin('shipping_type as s', 's.id', 'o.shipping_type_id')
    .innerJoin('country as c', 'c.id', 'a.country_id')
    .select(['a.kind', 'a.first_name', 'a.last_name', 'a.mobile', 'a.street', 'a.city', 'a.postal_code'])
    .select(['c.iso', 'o.email', 's.code as shipping'])
    .where('a.order_id', '=', orderId)
    .execute()

type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number]

/** Null for a place without a street, as of who collects. */
const placeOf = (row: AddressRow | undefined): PaymentAddress | null =>
  row && row.street !== ''
    ? { street: row.street, city: row.city, postalCode: row.postal_code, countryCode: row.iso }
    : null

export async function getBuyer(db: Executor, orderId: number): Promise<PaymentBuyer> {
  const rows = await listAddresses(db, orderId)
  const billing = rows.find(({ kind }) => kind === 'billing')
  const delivery = rows.find(({ kind }) => kind === 'delivery') ?? billing
  if (!billing) throw new Error(`order ${orderId} has no billing address`)
  return {
    firstName: billing.first_name,
    lastName: billing.last_name,
    email: billing.email,
    phone: billing.mobile,
    billing: placeOf(billing),
    shipping: destinationOf(billing.shipping) === 'address' ? placeOf(delivery) : null,
  }
}
