// A customer's own orders: the history with its filters.

import type { InputOf } from '@stoa/contract/endpoint'
import type { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
import { statusesByFilter } from '@stoa/domain/ordering/order/order-filters'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './customer-orders.queries.ts'

type HistoryQuery = InputOf<typeof listCustomerOrders>

const defaultPageSize = 10
const dayMs = 86_400_000

const statusesOf = (filter: HistoryQuery['status']): number[] | null =>
  filter === undefined || filter === 'all' ? null : statusesByFilter[filter].map((status) => orderStatusNumbers[status])

/** The orders of the customer of the session; an id in the query is ignored. */
export async function listHistory(
  db: Executor,
  customerId: number,
  query: HistoryQuery,
  now: number,
): Promise<{ orders: queries.HistoryRow[]; total: number }> {
  const { status, period = 'all', page = 1, pageSize = defaultPageSize } = query
  const params = {
    customerId,
    statuses: statusesOf(status),
    placedFrom: period === 'all' ? null : new Date(now - Number(period) * dayMs),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const [orders, total] = await Promise.all([queries.listOrders(db, params), queries.countOrders(db, params)])
  return { orders, total }
}
