import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { ActiveOrder } from '../orders/active-order.tsx'
import { activeOrders } from '../orders/active-orders.ts'
import { OrderRow } from '../orders/order-row.tsx'
import orderStyles from '../orders/orders.module.css'
import { AccountNotes } from './account-notes.tsx'
import { AddressCard } from './address-card.tsx'
import { Greeting } from './greeting.tsx'
import { PersonCard } from './person-card.tsx'

const maxLive = 2
const maxRecent = 3

/** Active orders first, then past ones, then addresses and profile. */
export function DashboardPage() {
  const t = useTranslations('account')
  const query = useCustomerQuery(listCustomerOrders, { pageSize: 10 })
  return (
    <>
      <Greeting />
      <AccountNotes />
      <QueryBoundary query={query}>
        {({ orders }) => {
          const live = activeOrders(orders).slice(0, maxLive)
          const recent = orders.filter((order) => !live.includes(order)).slice(0, maxRecent)
          return (
            <>
              {live.map((order) => (
                <ActiveOrder key={order.uid} order={order} />
              ))}
              {recent.length > 0 && (
                <section className={panel.card} aria-labelledby="recent">
                  <div className={styles.head}>
                    <h2 id="recent">{t('dashboard.recent')}</h2>
                    <GoLink href="/profile/orders">{t('orders.all')}</GoLink>
                  </div>
                  <ul className={orderStyles.list}>
                    {recent.map((order) => (
                      <OrderRow key={order.uid} order={order} />
                    ))}
                  </ul>
                </section>
              )}
              {orders.length === 0 && <FirstOrder />}
            </>
          )
        }}
      </QueryBoundary>
      <div className={styles.two}>
        <AddressCard />
        <PersonCard />
      </div>
    </>
  )
}

function FirstOrder() {
  const t = useTranslations('account')
  return (
    <EmptyState icon="package" title={t('orders.none')} action={<ButtonLink href="/">{t('orders.shop')}</ButtonLink>}>
      {t('orders.noneText')}
    </EmptyState>
  )
}
