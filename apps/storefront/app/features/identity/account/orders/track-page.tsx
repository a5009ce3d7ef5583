import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { ActiveOrder } from './active-order.tsx'
import { activeOrders } from './active-orders.ts'

/** The tracking of the orders that are still under way. */
export function TrackPage() {
  const t = useTranslations('account')
  const query = useCustomerQuery(listCustomerOrders, { pageSize: 20 })
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('track.title')}</h1>
        <p className={styles.lead}>{t('track.lead')}</p>
      </div>
      <QueryBoundary query={query}>
        {({ orders }) => {
          const live = activeOrders(orders)
          if (live.length > 0) return live.map((order) => <ActiveOrder key={order.uid} order={order} />)
          return (
            <EmptyState
              icon="truck"
              title={t('track.none')}
              action={<GoLink href="/profile/orders">{t('orders.all')}</GoLink>}
            >
              {t('track.noneText')}
            </EmptyState>
          )
        }}
      </QueryBoundary>
      <p>
        <GoLink href="/track-order">{t('track.other')}</GoLink>
      </p>
    </>
  )
}
