// Which orders are still under way, and the date in shop time of an order's timestamp.

import type { OrderSummary } from '@stoa/contract/ordering/customer-orders'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'

const activeStatuses: ReadonlySet<OrderStatus> = new Set([
  'pending',
  'checkingStock',
  'processing',
  'invoiced',
  'inDelivery',
  'readyForPickup',
  'notDelivered',
  'partiallyDelivered',
])

/** Whether the order can still change its state. */
export const isActive = (status: OrderStatus): boolean => activeStatuses.has(status)

export const activeOrders = (orders: readonly OrderSummary[]): OrderSummary[] =>
  orders.filter(({ status }) => isActive(status))

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' })

/** `2026-11-20`: the date in shop time. */
export const toShopDay = (isoTime: string): string => days.format(new Date(isoTime))
