import { formatDay } from '@stoa/browser/i18n/dates'
import type { Order } from '@stoa/contract/ordering/orders'
import { formatMoney } from '@stoa/domain/money'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../panel.module.css'
import { ChangePayment } from './change-payment.tsx'
import { CopyRow } from './copy-row.tsx'
import styles from './deposit.module.css'

/** `GR16 0110 1250 …`, in the usual groups of an IBAN. */
const groupByFour = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** The payment details, each with a copy button, and the way to pay otherwise. Shown while the deposit is pending. */
export function Deposit({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const language = useLocale()
  if (order.accounts.length === 0 || order.status !== 'pending') return null
  const to = destinationOf(order.shipping) ?? 'address'
  const amount = formatMoney(order.payable, language)
  return (
    <section className={panel.card} aria-labelledby="deposit" data-print="card">
      <h2 id="deposit">{t('deposit.title')}</h2>
      <p className={styles.text}>
        {order.depositDeadline &&
          t.rich('deposit.until', {
            to,
            deadline: formatDay(order.depositDeadline, language, 'long'),
            b: (chunks) => <b>{chunks}</b>,
          })}{' '}
        {t('deposit.text', { to })}
      </p>
      <dl className={styles.deposit}>
        <CopyRow
          name={t('deposit.amount')}
          value={amount}
          copied={amount.replace(/[^\d.,]/g, '')}
          label={t('deposit.copyAmount')}
        />
        <CopyRow name={t('deposit.reference')} value={order.code} label={t('deposit.copyReference')} />
        {order.accounts.map(({ bank, holder, iban }) => (
          <CopyRow
            key={iban}
            name={`${bank}, ${t('deposit.iban')}`}
            value={groupByFour(iban)}
            copied={iban}
            label={t('deposit.copyIban', { bank })}
            more={`${t('deposit.holder')}: ${holder}`}
          />
        ))}
      </dl>
      <div className={styles.other} data-print="hide">
        <ChangePayment order={order} />
      </div>
    </section>
  )
}
