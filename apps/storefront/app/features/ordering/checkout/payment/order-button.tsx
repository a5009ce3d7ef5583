import { Button } from '@stoa/ui/button/button'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import type { OrderTotals } from '../amounts/use-order-totals.ts'
import form from '../form/form.module.css'
import styles from './payment.module.css'

/** The label is the one required by law and nothing else; the amount is shown beside it. */
export function OrderButton({ order, busy }: { order: OrderTotals; busy: boolean }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { totals, updating } = order
  return (
    <div className={styles.order}>
      <Link href="/checkout-information" className={form.back}>
        <Icon name="arrow-left" />
        <span>{t('payment.back')}</span>
      </Link>
      <div className={styles.act}>
        <p className={updating ? styles.updating : undefined} aria-live="polite">
          <span className={styles.amountName}>{t('payment.review.amount')}</span>
          {totals && <Price cents={totals.total} locale={language} size="line" />}
        </p>
        <Button type="submit" size="large" busy={busy}>
          {t('payment.order')}
        </Button>
      </div>
      <p className="sr" role="status">
        {busy && t('payment.sending')}
      </p>
    </div>
  )
}
