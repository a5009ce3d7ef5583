import { formatDay } from '@stoa/browser/i18n/dates'
import type { Order } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../panel.module.css'
import { ChangePayment } from './change-payment.tsx'
import styles from './order.module.css'
import { awaitsProvider } from './timeline-steps.ts'

/** Leads to the provider's page, by a form as everywhere, while an order waits to be paid there, for the first time or anew. */
export function PaymentDue({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  if (!awaitsProvider(order) && order.payBy === null) return null
  const amount = formatMoney(order.payable, language)
  return (
    <section className={panel.card} aria-labelledby="payment-due" data-print="hide">
      <h2 id="payment-due">{t('unpaid.title')}</h2>
      <p className={styles.quiet}>
        {order.payBy === null
          ? t('unpaid.text', { amount })
          : t('unpaid.lost', { amount, deadline: formatDay(order.payBy, language, 'long') })}
      </p>
      <form method="post" action={`/api/payments/begin/${order.uid}`} className={styles.pay}>
        <Button type="submit">{t('unpaid.button')}</Button>
      </form>
      <ChangePayment order={order} />
    </section>
  )
}
