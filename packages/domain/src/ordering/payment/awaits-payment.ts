// Whether a payment is still taken for an order.

import type { OrderStatus } from '../order/order-status.ts'
import { findPaymentKind } from './payment-kinds.ts'
import type { PaymentStatus } from './payment-status.ts'

/** In these the shop delivers nothing: whatever is paid now is owed back. */
export const givenUpStatuses: readonly OrderStatus[] = ['cancelled', 'notAvailable', 'refund']

/** Nothing of these is with the buyer, or will be: no payment is taken for them. */
export const unpayableStatuses: readonly OrderStatus[] = [...givenUpStatuses, 'returned']

export const awaitsPayment = (payment: PaymentStatus, order: OrderStatus): boolean =>
  payment === 'awaiting' && !unpayableStatuses.includes(order)

/** Nothing of such an order begins: what providers capture the shop learns from them, and of deposits people know. */
export const awaitsProvider = (payment: PaymentStatus, kind: string): boolean =>
  payment === 'awaiting' && findPaymentKind(kind)?.byProvider === true
