// The filters of the order history. Each stands for the statuses that a customer would call so; cancelled and failed
// orders are only listed without a filter.

import type { OrderStatus } from './order-status.ts'

export const statusesByFilter = {
  pending: ['pending', 'checkingStock'],
  processing: ['processing', 'invoiced'],
  shipped: ['inDelivery', 'readyForPickup', 'partiallyDelivered', 'notDelivered'],
  // returned orders had been delivered
  completed: ['completed', 'partiallyReturned', 'returned'],
} as const satisfies Record<string, readonly OrderStatus[]>
