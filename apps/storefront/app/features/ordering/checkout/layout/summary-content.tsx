import { Note } from '@stoa/ui/note/note'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import { ChangedLines } from '../amounts/changed-lines.tsx'
import { OrderAmounts } from '../amounts/order-amounts.tsx'
import { OrderItems } from '../amounts/order-items.tsx'
import type { OrderTotals } from '../amounts/use-order-totals.ts'
import styles from './layout.module.css'

/** Items and totals; a skeleton until they are loaded. */
export function SummaryContent({ order }: { order: OrderTotals }) {
  const t = useTranslations('checkout')
  const { totals, refusal, failed, updating, shippingChosen, retry } = order
  if (failed) {
    return (
      <Note tone="bad" role="alert">
        {t('summary.failed')}{' '}
        <button type="button" className={styles.retry} onClick={retry}>
          {t('summary.retry')}
        </button>
      </Note>
    )
  }
  if (refusal) return <Note tone="warn">{refusal.title}</Note>
  if (!totals) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
        <Skeleton shape="price" />
      </div>
    )
  }
  return (
    <>
      <ChangedLines changes={totals.changes} />
      <OrderItems totals={totals} />
      <div className={styles.amounts}>
        <OrderAmounts totals={totals} updating={updating} shippingChosen={shippingChosen} />
      </div>
    </>
  )
}
