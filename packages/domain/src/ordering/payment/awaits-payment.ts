// Whether a payment is still taken for an order.

import type { OrderStatus } from '../order/order-status.ts'
import type { PaymentStatus } from './payment-status.ts'

/** In these the shop delivers nothing: whatever is paid now is owed back. */
export const givenUpStatuses: readonly OrderStatus[] = ['cancelled', 'notAvailable', 'refund']

/** Nor is anything taken for what has all come back. */
export const awaitsPayment = (payment: PaymentStatus, order: OrderStatus): boolean =>
  payment === 'awaiting' && order !== 'returned' && !givenUpStatuses.includes(order)
