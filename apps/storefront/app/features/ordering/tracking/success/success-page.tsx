import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { Deposit } from '../../../../shared/orders/deposit.tsx'
import { type Contact, OrderHelp } from '../../../../shared/orders/order-help.tsx'
import { PanelSkeleton } from '../../../../shared/orders/order-skeleton.tsx'
import { OrderTimeline } from '../../../../shared/orders/order-timeline.tsx'
import { tracksDeposit } from '../../../../shared/orders/timeline-steps.ts'
import { useTracking } from '../../../../shared/orders/use-tracking.ts'
import page from '../../../../shared/page.module.css'
import { OpenOrder } from '../order/open-order.tsx'
import { useOrder } from '../order/use-order.ts'
import { AccountOffer } from './account-offer.tsx'
import styles from './success.module.css'
import { SuccessHead } from './success-head.tsx'
import { SuccessSummary } from './success-summary.tsx'

interface SuccessPageProps {
  uid: string
  initialTracking: OrderTracking
  contact: Contact
}

/** The confirmation page: the order, the next steps, and for a deposit the bank accounts. */
export function SuccessPage({ uid, initialTracking, contact }: SuccessPageProps) {
  const t = useTranslations('tracking')
  const { data: tracking, error, refetch } = useTracking(uid, initialTracking)
  const orderAccess = useOrder(uid)
  const { order, loading } = orderAccess
  return (
    <main id="main">
      <SuccessHead uid={uid} tracking={tracking} order={order} />
      <div className={`${page.wrap} ${styles.grid} ${styles.below}`}>
        <div className={styles.column}>
          {loading && tracksDeposit(tracking) && <PanelSkeleton tall />}
          {order && <Deposit order={order} />}
          <section aria-labelledby="next">
            <h2 id="next" className={styles.next}>
              {t('success.next')}
            </h2>
            {error && <FailedNote text={t('order.refreshFault')} error={error} onRetry={() => void refetch()} />}
            <OrderTimeline tracking={tracking} />
          </section>
          {order && <AccountOffer order={order} />}
          <OrderHelp
            contact={contact}
            code={tracking.code}
            uid={uid}
            termsVersion={order?.termsVersion}
            tracking={tracking}
          />
        </div>
        {loading ? (
          <PanelSkeleton sheet tall />
        ) : order ? (
          <SuccessSummary order={order} />
        ) : (
          <OpenOrder orderAccess={orderAccess} />
        )}
      </div>
    </main>
  )
}
