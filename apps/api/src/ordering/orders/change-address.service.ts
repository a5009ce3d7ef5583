// Changing where an order goes with which the shop has not begun, by whoever placed it.

import type { OrderAddressChange } from '@stoa/contract/ordering/order-changes'
import type { Refusal } from '@stoa/contract/refusals'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { decideNewAddress } from '@stoa/domain/ordering/order/decide-new-address'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import * as queries from './change-address.queries.ts'
import { lockOrder } from './order-payment.service.ts'
import type { TrackingRow } from './orders.queries.ts'
import { getTracking, isOrderEmail } from './orders.service.ts'

type ChangeRefusal =
  | Refusal<'order_not_found' | 'order_address_fixed'>
  | Refusal<'order_address_elsewhere', 'postalCode'>

/** The buyer gets an e-mail of each change, and other systems an event; what is the same already changes nothing. */
export const changeAddress = (
  db: Database,
  input: OrderAddressChange,
  now: number,
): Promise<Outcome<TrackingRow, ChangeRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<TrackingRow, ChangeRefusal>> => {
    const { uid, email, postalCode } = input
    const order = (await isOrderEmail(tx, uid, email)) ? await lockOrder(tx, { uid }) : null
    const [current] = order ? await queries.listAddresses(tx, order.id) : []
    if (!order || !current) return refused({ code: 'order_not_found' })
    const destination = destinationOf(current.shipping) ?? 'address'
    const place = { status: getOrderStatus(order.status), destination, postalCode: current.postal_code }
    const decision = decideNewAddress(place, postalCode)
    if (!decision.ok) {
      const elsewhere = { code: 'order_address_elsewhere', fields: ['postalCode'] } as const
      return refused(decision.refusal === 'order_address_elsewhere' ? elsewhere : { code: decision.refusal })
    }
    await write(tx, current, columnsOf(input), now)
    return getTracking(tx, uid)
  })

const columnsOf = (input: OrderAddressChange): queries.NewAddressColumns => ({
  first_name: input.firstName,
  last_name: input.lastName,
  mobile: input.mobile,
  phone: input.phone || null,
  street: input.street,
  city: input.city,
  area: input.area || null,
  building: input.building || null,
  postal_code: input.postalCode,
})

async function write(
  tx: Executor,
  current: queries.OrderAddressRow,
  columns: queries.NewAddressColumns,
  now: number,
): Promise<void> {
  const names = Object.keys(columns) as (keyof queries.NewAddressColumns)[]
  const changed = names.filter((name) => columns[name] !== current[name])
  if (changed.length === 0) return
  if (current.kind === 'billing' && current.type === 'invoice') await queries.insertDelivery(tx, current, columns)
  else await queries.updateAddress(tx, current, columns)
  const orderId = current.order_id
  const changeId = await queries.insertChange(tx, orderId, changed, new Date(now))
  await enqueueEvent(tx, 'order.readdressed', { orderId, changeId })
  await recordOrderEvent(tx, orderId, { type: 'order.address_changed', data: {} }, new Date(now))
}
