// What a person means by the words of the order history. Each word stands for the states that somebody who waits for a parcel
// would call so; an order that came to nothing is found under all of them only.

import type { OrderStatus } from './order-status.ts'

export const statusesByFilter = {
  pending: ['pending', 'checkingStock'],
  processing: ['processing', 'invoiced'],
  shipped: ['inDelivery', 'readyForPickup', 'partiallyDelivered', 'notDelivered'],
  // what came and was sent back did come
  completed: ['completed', 'partiallyReturned', 'returned'],
} as const satisfies Record<string, readonly OrderStatus[]>
