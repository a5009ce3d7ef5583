import { formatDay } from '@stoa/browser/i18n/dates'
import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import type { OrderSummary } from '@stoa/contract/ordering/customer-orders'
import { getOrderStatusChanges, type OrderTracking } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { Badge } from '@stoa/ui/badge/badge'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { Timeline } from '@stoa/ui/timeline/timeline'
import { useLocale, useTranslations } from 'use-intl'
import { findAwaited, type OrderStep, timelineSteps, tracksDeposit } from '../../../../shared/orders/timeline-steps.ts'
import panel from '../../../../shared/panel.module.css'
import account from '../layout/account.module.css'
import styles from './active-order.module.css'
import { CoverFan } from './cover-fan.tsx'

/** An active order: its progress, its items, and a link to its page. */
export function ActiveOrder({ order }: { order: OrderSummary }) {
  const t = useTranslations('account')
  const language = useLocale()
  const { uid, code, status, copies, total, shipping, productIds } = order
  const { data: tracking } = useCustomerQuery(getOrderStatusChanges, { uid })
  const destination = destinationOf(shipping)
  const titleId = `live-${uid}`
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <div className={account.head}>
        <h2 id={titleId}>{t(`live.${findAwaited(order) ?? status}`)}</h2>
        <Badge tone="info" icon="package">
          {code}
        </Badge>
      </div>
      <div className={styles.line}>{tracking ? <OrderProgress tracking={tracking} /> : <Skeleton />}</div>
      <div className={styles.foot}>
        <div className={styles.goods}>
          <CoverFan productIds={productIds} />
          <p>
            {t('orders.copies', { count: copies })}, {formatMoney(total, language)}
            <br />
            {destination && t(`shipping.${destination}`)}
          </p>
        </div>
        <ButtonLink href={`/profile/orders/${uid}`} variant="secondary" size="small">
          {t('live.details')}
          <span className="sr"> {code}</span>
        </ButtonLink>
      </div>
    </section>
  )
}

const shopTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Athens',
})

/** The order's progress in short form, which has no room to say that the days begin with a deposit. */
function OrderProgress({ tracking }: { tracking: OrderTracking }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const formatStepTime = ({ at, days }: OrderStep): string | undefined => {
    if (at !== null) return shopTime.format(new Date(at))
    if (days === null || tracksDeposit(tracking)) return undefined
    const [from, to] = [formatDay(days.from, language, 'short'), formatDay(days.to, language, 'short')]
    return from === to ? from : `${from} – ${to}`
  }
  return (
    <Timeline
      layout="horizontal"
      label={t('order.timeline')}
      steps={timelineSteps(tracking).map((step) => ({
        id: step.id,
        title: t(`short.${step.name}`),
        state: step.state,
        stateLabel: t(`states.${step.state}`),
        detail: formatStepTime(step),
      }))}
    />
  )
}
