// Whether the buyer may change where an order goes: while the shop has not begun with it, and within its postal code. The
// price of delivery, its days and the VAT were agreed for that place.

import { normalizePostalCode } from '../../identity/postal-code.ts'
import { done, type Outcome, refused } from '../../outcome.ts'
import type { Destination } from '../delivery/shipping-kinds.ts'
import type { OrderStatus } from './order-status.ts'

export interface AddressedOrder {
  status: OrderStatus
  destination: Destination
  /** Of the address it goes to. */
  postalCode: string
}

export type NewAddressRefusal = 'order_address_fixed' | 'order_address_elsewhere'

/** What is collected or goes by e-mail has no address to change. */
export const hasOpenAddress = ({ status, destination }: Pick<AddressedOrder, 'status' | 'destination'>): boolean =>
  status === 'pending' && destination === 'address'

export function decideNewAddress(order: AddressedOrder, postalCode: string): Outcome<null, NewAddressRefusal> {
  if (!hasOpenAddress(order)) return refused('order_address_fixed')
  const isSamePlace = normalizePostalCode(postalCode) === normalizePostalCode(order.postalCode)
  return isSamePlace ? done(null) : refused('order_address_elsewhere')
}
