// Which order status may follow which, for readers: the database has the same table, and refuses any other transition.

import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'

export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['checkingStock', 'processing', 'cancelled', 'notAvailable'],
  checkingStock: ['processing', 'cancelled', 'notAvailable'],
  processing: ['invoiced', 'inDelivery', 'readyForPickup', 'completed', 'cancelled', 'notAvailable'],
  invoiced: ['inDelivery', 'readyForPickup', 'cancelled'],
  inDelivery: ['completed', 'partiallyDelivered', 'notDelivered'],
  readyForPickup: ['completed', 'notDelivered'],
  partiallyDelivered: ['completed', 'partiallyReturned', 'refund'],
  notDelivered: ['inDelivery', 'readyForPickup', 'returned', 'cancelled'],
  completed: ['partiallyReturned', 'returned'],
  partiallyReturned: ['returned', 'refund'],
  returned: ['refund'],
  cancelled: ['refund'],
  notAvailable: ['refund'],
  refund: [],
}
