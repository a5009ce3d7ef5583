import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import type { OrderSummary } from '@stoa/contract/ordering/customer-orders'
import { getOrderStatusChanges } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { Badge } from '@stoa/ui/badge/badge'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useLocale, useTranslations } from 'use-intl'
import { OrderProgress } from '../../../../shared/orders/order-progress.tsx'
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
        <h2 id={titleId}>{t(`live.${status}`)}</h2>
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
