// Which orders a URL asks for. An invalid query asks for all of them.

import { orderFilters, orderPeriods } from '@stoa/contract/ordering/customer-orders'
import { readPage } from '../layout/read-page.ts'

export interface OrdersQuery {
  status: (typeof orderFilters)[number]
  period: (typeof orderPeriods)[number]
  page: number
}

export function readOrdersQuery(search: string): OrdersQuery {
  const params = new URLSearchParams(search)
  return {
    status: orderFilters.find((candidate) => candidate === params.get('status')) ?? 'all',
    period: orderPeriods.find((candidate) => candidate === params.get('days')) ?? 'all',
    page: readPage(params),
  }
}

export function ordersPath({ status, period, page }: OrdersQuery): string {
  const query = new URLSearchParams([
    ...(status === 'all' ? [] : [['status', status]]),
    ...(period === 'all' ? [] : [['days', period]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString()
  return query === '' ? '/profile/orders' : `/profile/orders?${query}`
}
