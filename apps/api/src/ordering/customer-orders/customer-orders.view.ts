// An order of the history as the contract shows it.

import type { OrderSummary } from '@stoa/contract/ordering/customer-orders'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { viewPayBy } from '../orders/orders.service.ts'
import type { HistoryRow } from './customer-orders.queries.ts'

export const viewSummary = (row: HistoryRow): OrderSummary => ({
  id: row.id,
  uid: row.uid,
  code: row.code,
  placedAt: row.placed_at.toISOString(),
  status: getOrderStatus(row.status),
  statusAt: row.status_at.toISOString(),
  total: row.total_cents,
  due: row.payable_cents,
  copies: row.copies,
  shipping: row.shipping,
  payment: row.payment,
  awaited: row.awaited,
  payBy: viewPayBy(row.hold_lost_at),
  deliveryFrom: row.delivery_from,
  deliveryTo: row.delivery_to,
  productIds: row.product_ids,
})
