import { formatDay } from '@stoa/browser/i18n/dates'
import type { OrderSummary } from '@stoa/contract/ordering/customer-orders'
import { formatMoney } from '@stoa/domain/money'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { StatusBadge } from '../../../../shared/orders/status-badge.tsx'
import { isActive, toShopDay } from './active-orders.ts'
import { BuyAgain } from './buy-again.tsx'
import { CoverFan } from './cover-fan.tsx'
import styles from './orders.module.css'

/** One row of the order list: items, date, total, status and actions. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations('account')
  const language = useLocale()
  const { uid, code, copies, total, placedAt, status, productIds } = order
  return (
    <li className={styles.row}>
      <CoverFan productIds={productIds} />
      <div className={styles.summary}>
        <h3>
          <Link href={`/profile/orders/${uid}`}>{t('orders.named', { code })}</Link>
        </h3>
        <p>
          {formatDay(toShopDay(placedAt), language, 'long')} · {t('orders.copies', { count: copies })}
        </p>
        <StatusBadge order={order} />
      </div>
      <span className={styles.total}>{formatMoney(total, language)}</span>
      <div className={styles.actions}>
        {isActive(status) && (
          <ButtonLink
            href={`/profile/track-order/${uid}`}
            variant="secondary"
            size="small"
            icon="truck"
            aria-label={t('orders.trackNamed', { code })}
          >
            {t('orders.track')}
          </ButtonLink>
        )}
        <BuyAgain uid={uid} code={code} />
      </div>
    </li>
  )
}
