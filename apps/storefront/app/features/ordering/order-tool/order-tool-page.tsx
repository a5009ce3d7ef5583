import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { useTranslations } from 'use-intl'
import { FailedNote } from '../../../shared/failed-note.tsx'
import styles from '../../../shared/orders/order.module.css'
import { OrderHead } from '../../../shared/orders/order-head.tsx'
import { OrderTimeline } from '../../../shared/orders/order-timeline.tsx'
import { useTracking } from '../../../shared/orders/use-tracking.ts'
import page from '../../../shared/page.module.css'
import panel from '../../../shared/panel.module.css'
import { ToolForm } from './tool-form.tsx'

interface OrderToolPageProps {
  uid: string
  /** The status when the page was rendered on the server. */
  initialTracking: OrderTracking
}

/** Where an order stands, without anything personal, and a form that moves it with the key of a tool. */
export function OrderToolPage({ uid, initialTracking }: OrderToolPageProps) {
  const t = useTranslations('order-tool')
  const tracked = useTranslations('tracking')
  const { data: tracking, error, refetch } = useTracking(uid, initialTracking)
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <div className={styles.page}>
        <OrderHead tracking={tracking} />
        <div className={styles.two}>
          <section className={panel.card} aria-labelledby="where">
            <h2 id="where">{tracked('order.where')}</h2>
            {error && <FailedNote text={tracked('order.refreshFault')} error={error} onRetry={() => void refetch()} />}
            <OrderTimeline tracking={tracking} />
          </section>
          <section className={panel.card} aria-labelledby="move">
            <h2 id="move">{t('move')}</h2>
            <ToolForm uid={uid} tracking={tracking} />
          </section>
        </div>
      </div>
    </main>
  )
}
