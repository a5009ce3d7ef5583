import { listCustomerOrders } from '@stoa/contract/customer-orders'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { useOwn } from '../data/use-own.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { LiveOrder } from '../orders/live-order.tsx'
import { liveOrders } from '../orders/live-orders.ts'
import { OrderRow } from '../orders/order-row.tsx'
import orderStyles from '../orders/orders.module.css'
import { AccountNotes } from './account-notes.tsx'
import { AddressCard } from './address-card.tsx'
import { Greeting } from './greeting.tsx'
import { PersonCard } from './person-card.tsx'

const mostLive = 2
const mostRecent = 3

/** What is on its way comes first, then what was, then where things go and who one is. */
export function DashboardPage() {
  const t = useTranslations('account')
  const answer = useOwn(listCustomerOrders, { pageSize: 10 })
  return (
    <>
      <Greeting />
      <AccountNotes />
      <Answered query={answer}>
        {({ orders }) => {
          const live = liveOrders(orders).slice(0, mostLive)
          const recent = orders.filter((order) => !live.includes(order)).slice(0, mostRecent)
          return (
            <>
              {live.map((order) => (
                <LiveOrder key={order.uid} order={order} />
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
      </Answered>
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
