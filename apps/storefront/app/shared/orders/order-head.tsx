import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { Button } from '@stoa/ui/button/button'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTimeWithYear } from '../date-formats.ts'
import styles from './order.module.css'
import { StatusBadge } from './status-badge.tsx'

/** Code, status and time of the order. */
export function OrderHead({ tracking }: { tracking: OrderTracking }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  const placed = tracking.changes[0]
  const last = tracking.changes.at(-1)
  return (
    <header className={styles.head}>
      <div className={styles.headRow}>
        <h1>{t('order.title', { code: tracking.code })}</h1>
        {last && (
          <span className={styles.status}>
            <StatusBadge order={{ ...tracking, status: last.status }} />
          </span>
        )}
      </div>
      <div className={styles.headRow}>
        {placed && <p className={styles.quiet}>{formatDateTimeWithYear(placed.at, language)}</p>}
        <Button variant="secondary" size="small" icon="printer" onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
    </header>
  )
}
