import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { CancelOrder } from '../../../../shared/orders/cancel-order.tsx'
import { ChangeAddress } from '../../../../shared/orders/change-address.tsx'
import { Deposit } from '../../../../shared/orders/deposit.tsx'
import styles from '../../../../shared/orders/order.module.css'
import { OrderDetails } from '../../../../shared/orders/order-details.tsx'
import { OrderDocuments } from '../../../../shared/orders/order-documents.tsx'
import { OrderHead } from '../../../../shared/orders/order-head.tsx'
import { type Contact, OrderHelp } from '../../../../shared/orders/order-help.tsx'
import { OrderLines } from '../../../../shared/orders/order-lines.tsx'
import { OrderReturns } from '../../../../shared/orders/order-returns.tsx'
import { PanelSkeleton } from '../../../../shared/orders/order-skeleton.tsx'
import { OrderTimeline } from '../../../../shared/orders/order-timeline.tsx'
import { PaymentDue, UnopenedPaymentDue } from '../../../../shared/orders/payment-due.tsx'
import { findAwaited } from '../../../../shared/orders/timeline-steps.ts'
import { useTracking } from '../../../../shared/orders/use-tracking.ts'
import page from '../../../../shared/page.module.css'
import panel from '../../../../shared/panel.module.css'
import { OpenOrder } from './open-order.tsx'
import { useOrder } from './use-order.ts'

interface OrderPageProps {
  uid: string
  /** The status when the page was rendered on the server. */
  initialTracking: OrderTracking
  contact: Contact
}

/** The status of the order, for everybody with its link; all details for whoever knows its e-mail. */
export function OrderPage({ uid, initialTracking, contact }: OrderPageProps) {
  const t = useTranslations('tracking')
  const { data: tracking, error, refetch } = useTracking(uid, initialTracking)
  const orderAccess = useOrder(uid)
  const { order, loading } = orderAccess
  const awaited = findAwaited({ ...tracking, status: tracking.changes.at(-1)?.status ?? 'pending' })
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <div className={styles.page}>
        <nav aria-label={t('order.trail')} className={styles.trail} data-print="hide">
          <Link href="/track-order">{t('order.trail')}</Link>
        </nav>
        <OrderHead tracking={tracking} />
        {loading && awaited === 'unpaid' && <PanelSkeleton />}
        {order && <PaymentDue order={order} />}
        {!loading && !order && awaited === 'unpaid' && <UnopenedPaymentDue uid={uid} />}
        <div className={styles.two}>
          <section className={panel.card} aria-labelledby="where" data-print="card">
            <h2 id="where">{t('order.where')}</h2>
            {error && <FailedNote text={t('order.refreshFault')} error={error} onRetry={() => void refetch()} />}
            <OrderTimeline tracking={tracking} />
          </section>
          {loading ? (
            <PanelSkeleton />
          ) : order ? (
            <OrderDetails order={order} />
          ) : (
            <OpenOrder orderAccess={orderAccess} />
          )}
        </div>
        {loading && <PanelSkeleton tall />}
        {order && <Deposit order={order} />}
        {order && <OrderLines order={order} />}
        {order && <OrderDocuments order={order} />}
        {order && <OrderReturns order={order} />}
        <OrderHelp
          contact={contact}
          code={tracking.code}
          uid={uid}
          termsVersion={order?.termsVersion}
          tracking={tracking}
        >
          {order && <ChangeAddress order={order} />}
          {order && <CancelOrder uid={uid} email={order.email} code={order.code} status={order.status} />}
        </OrderHelp>
      </div>
    </main>
  )
}
