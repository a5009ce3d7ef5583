import type { OrderSummary } from '@stoa/contract/customer-orders'
import { getOrderStatusChanges } from '@stoa/contract/orders'
import { formatMoney } from '@stoa/domain/money'
import { Badge } from '@stoa/ui/badge/badge'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import { OrderLifeline } from '../../../shared/orders/order-lifeline.tsx'
import panel from '../../../shared/panel.module.css'
import { useOwn } from '../data/use-own.ts'
import account from '../frame/account.module.css'
import { CoverFan } from './cover-fan.tsx'
import styles from './live-order.module.css'

/** An order on its way: where it stands along its line, what it holds, and the way to all of it. */
export function LiveOrder({ order }: { order: OrderSummary }) {
  const t = useTranslations('account')
  const language = useLocale()
  const { uid, code, status, copies, total, shipping, productIds } = order
  const { data: tracking } = useOwn(getOrderStatusChanges, { uid })
  const titleId = `live-${uid}`
  return (
    <section className={panel.card} aria-labelledby={titleId}>
      <div className={account.head}>
        <h2 id={titleId}>{t(`live.${status}`)}</h2>
        <Badge tone="info" icon="package">
          {code}
        </Badge>
      </div>
      <div className={styles.line}>{tracking ? <OrderLifeline tracking={tracking} /> : <Skeleton />}</div>
      <div className={styles.foot}>
        <div className={styles.goods}>
          <CoverFan productIds={productIds} />
          <p>
            {t('orders.copies', { count: copies })}, {formatMoney(total, language)}
            <br />
            {t(`shipping.${shipping}`)}
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
