// Which orders are still on their way, and how an order's moment becomes a day of the shop.

import type { OrderSummary } from '@stoa/contract/customer-orders'
import type { OrderStatus } from '@stoa/domain/order/order-status'

const live: ReadonlySet<OrderStatus> = new Set([
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
export const isLive = (status: OrderStatus): boolean => live.has(status)

export const liveOrders = (orders: readonly OrderSummary[]): OrderSummary[] =>
  orders.filter(({ status }) => isLive(status))

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens' })

/** `2026-11-20`: the day it was in the shop. */
export const shopDayOf = (isoMoment: string): string => days.format(new Date(isoMoment))
