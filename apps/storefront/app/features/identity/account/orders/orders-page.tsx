import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { ListPages } from '../layout/list-pages.tsx'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRow } from './order-row.tsx'
import own from './orders.module.css'
import { ordersPath, readOrdersQuery } from './orders-query.ts'

const pageSize = 10

/** The order history, filtered by status and period. */
export function OrdersPage() {
  const t = useTranslations('account')
  const query = readOrdersQuery(useLocation().search)
  const ordersQuery = useCustomerQuery(listCustomerOrders, { ...query, pageSize }, true)
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('orders.title')}</h1>
        <p className={styles.lead}>{t('orders.lead')}</p>
      </div>
      <QueryBoundary query={ordersQuery}>
        {({ orders, total }) => (
          <>
            <OrderFilters query={query} orders={orders} total={total} />
            <p role="status" className={styles.quiet}>
              {t('orders.count', { count: total })}
            </p>
            {orders.length === 0 ? (
              <NoOrders filtered={total > 0 || query.status !== 'all' || query.period !== 'all'} />
            ) : (
              <section className={panel.card} aria-label={t('orders.title')}>
                <h2 className="sr">{t('orders.title')}</h2>
                <ul className={own.list}>
                  {orders.map((order) => (
                    <OrderRow key={order.uid} order={order} />
                  ))}
                </ul>
              </section>
            )}
            <ListPages
              page={query.page}
              pageSize={pageSize}
              total={total}
              visibleCount={orders.length}
              hrefFor={(page) => ordersPath({ ...query, page })}
              label={t('orders.pages')}
            />
          </>
        )}
      </QueryBoundary>
    </>
  )
}

function NoOrders({ filtered }: { filtered: boolean }) {
  const t = useTranslations('account')
  return (
    <EmptyState
      icon="package"
      title={t(filtered ? 'orders.noneFiltered' : 'orders.none')}
      action={
        filtered ? (
          <ButtonLink href="/profile/orders" variant="secondary">
            {t('orders.all')}
          </ButtonLink>
        ) : (
          <ButtonLink href="/">{t('orders.shop')}</ButtonLink>
        )
      }
    >
      {t(filtered ? 'orders.noneFilteredText' : 'orders.noneText')}
    </EmptyState>
  )
}
