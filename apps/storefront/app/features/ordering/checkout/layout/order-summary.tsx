import { Icon } from '@stoa/ui/icon/icon'
import { Price } from '@stoa/ui/price/price'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { useOrderTotals } from '../amounts/use-order-totals.ts'
import styles from './layout.module.css'
import { SummaryContent } from './summary-content.tsx'

/** The order summary beside the form, sticky while scrolling. */
export function OrderSummary() {
  const t = useTranslations('checkout')
  const order = useOrderTotals()
  return (
    <aside className={`${panel.sheet} ${styles.aside}`} aria-labelledby="order-summary">
      <div className={styles.summaryHead}>
        <h2 id="order-summary">{t('summary.title')}</h2>
        <TextLink href="/cart" aria-label={t('summary.changeNamed')}>
          {t('summary.change')}
        </TextLink>
      </div>
      <SummaryContent order={order} />
    </aside>
  )
}

/** On a phone: one line with the total, which expands, by itself when there is none to show. */
export function FoldedSummary() {
  const t = useTranslations('checkout')
  const language = useLocale()
  const order = useOrderTotals()
  return (
    <details className={styles.folded} open={order.error !== null}>
      <summary>
        <span>
          <Icon name="bag" />
          {t('summary.title')}
          <Icon name="chevron-down" size="s" />
        </span>
        <span className={styles.amount}>
          {order.totals && <Price cents={order.totals.due} locale={language} size="line" />}
        </span>
      </summary>
      <div className={styles.foldedBody}>
        <SummaryContent order={order} />
      </div>
    </details>
  )
}
