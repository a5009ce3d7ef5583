import { Pagination } from '@stoa/ui/pagination/pagination'
import { useTranslations } from 'use-intl'
import { type OrdersQuery, ordersPath } from './orders-query.ts'

interface OrderPagesProps {
  query: OrdersQuery
  pageSize: number
  total: number
  /** The number of orders on this page. */
  visibleCount: number
}

/** Pagination; nothing when there is only one page. */
export function OrderPages({ query, pageSize, total, visibleCount }: OrderPagesProps) {
  const t = useTranslations('account')
  if (total <= pageSize) return null
  const first = (query.page - 1) * pageSize + 1
  return (
    <Pagination
      page={query.page}
      pages={Math.ceil(total / pageSize)}
      hrefFor={(page) => ordersPath({ ...query, page })}
      label={t('orders.pages.label')}
      previousLabel={t('orders.pages.previous')}
      nextLabel={t('orders.pages.next')}
      pageLabel={(number) => t('orders.pages.page', { number })}
      summary={t('orders.pages.range', { first, last: first + visibleCount - 1, total })}
    />
  )
}
