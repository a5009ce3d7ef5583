// Which orders are still on their way, and how an order's moment becomes a day of the shop.

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

/** Whether something is still to happen. */
export const isActive = (status: OrderStatus): boolean => activeStatuses.has(status)

export const activeOrders = (orders: readonly OrderSummary[]): OrderSummary[] =>
  orders.filter(({ status }) => isActive(status))

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' })

/** `2026-11-20`: the day it was in the shop. */
export const toShopDay = (isoTime: string): string => days.format(new Date(isoTime))
