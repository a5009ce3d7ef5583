import { listCustomerOrders } from '@stoa/contract/customer-orders'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import { useOwn } from '../data/use-own.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { LiveOrder } from './live-order.tsx'
import { liveOrders } from './live-orders.ts'

/** Where the orders are that are still on their way. */
export function TrackPage() {
  const t = useTranslations('account')
  const answer = useOwn(listCustomerOrders, { pageSize: 20 })
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('track.title')}</h1>
        <p className={styles.lead}>{t('track.lead')}</p>
      </div>
      <Answered query={answer}>
        {({ orders }) => {
          const live = liveOrders(orders)
          if (live.length > 0) return live.map((order) => <LiveOrder key={order.uid} order={order} />)
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
      </Answered>
      <p>
        <GoLink href="/track-order">{t('track.other')}</GoLink>
      </p>
    </>
  )
}
