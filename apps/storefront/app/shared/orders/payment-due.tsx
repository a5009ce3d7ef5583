import { formatDay } from '@stoa/browser/i18n/dates'
import type { Order } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../panel.module.css'
import { ChangePayment } from './change-payment.tsx'
import styles from './order.module.css'
import { awaitsProvider } from './timeline-steps.ts'

/** While an order waits to be paid at its provider, for the first time or anew. */
export function PaymentDue({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  if (!awaitsProvider(order) && order.payBy === null) return null
  const amount = formatMoney(order.payable, language)
  return (
    <PaymentPanel
      uid={order.uid}
      text={
        order.payBy === null
          ? t('unpaid.text', { amount })
          : t('unpaid.lost', { amount, deadline: formatDay(order.payBy, language, 'long') })
      }
    >
      <ChangePayment order={order} />
    </PaymentPanel>
  )
}

/** The same for whoever has the order's link and has not opened it: no amount, as that is the buyer's. */
export function UnopenedPaymentDue({ uid }: { uid: string }) {
  const t = useTranslations('tracking')
  return <PaymentPanel uid={uid} text={t('unpaid.unopened')} />
}

/** Leads to the provider's page, by a form as everywhere. */
function PaymentPanel({ uid, text, children }: { uid: string; text: string; children?: ReactNode }) {
  const t = useTranslations('tracking')
  return (
    <section className={panel.card} aria-labelledby="payment-due" data-print="hide">
      <h2 id="payment-due">{t('unpaid.title')}</h2>
      <p className={styles.quiet}>{text}</p>
      <form method="post" action={`/api/payments/begin/${uid}`} className={styles.pay}>
        <Button type="submit">{t('unpaid.button')}</Button>
      </form>
      {children}
    </section>
  )
}
