import { formatDay } from '@stoa/browser/i18n/dates'
import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { formatMoney } from '@stoa/domain/money'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import { StatementText } from './statement-text.tsx'
import { UnpaidText } from './unpaid-text.tsx'
import type { Withdrawal } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

/** The statement in the law’s words, what follows from it, and the one button that makes it. */
export function ConfirmStatement({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const { terms, failure, busy } = withdrawal
  return (
    <>
      <StatementText withdrawal={withdrawal} />
      {terms ? <Consequences terms={terms} /> : <p className={styles.facts}>{t('read')}</p>}
      <div role="alert">{failure !== null && <Note tone="bad">{failure}</Note>}</div>
      <div className={styles.actions}>
        <Button size="large" busy={busy} onClick={() => void withdrawal.confirm()}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" icon="arrow-left" onClick={withdrawal.back}>
          {t('back')}
        </Button>
      </div>
    </>
  )
}

function Consequences({ terms }: { terms: WithdrawalTerms }) {
  const t = useTranslations('withdrawal')
  const language = useLocale()
  const money = (cents: number) => formatMoney(cents, language)
  const { paid, points, giftCards, delivery, cancels, sendsBack } = terms
  const inMoney = paid ? terms.money : 0
  const back = points + giftCards + inMoney
  const rows = [
    ...(cancels ? [{ name: t('terms.order'), value: t('terms.cancels') }] : []),
    ...(cancels || sendsBack ? [] : [{ name: t('terms.goods'), value: t('terms.ends') }]),
    ...(paid || back > 0 ? [{ name: t('terms.refund'), value: money(back) }] : []),
    ...(paid ? [{ name: t('terms.delivery'), value: money(delivery) }] : []),
    ...(points > 0 ? [{ name: t('terms.points'), value: money(points) }] : []),
    ...(giftCards > 0 ? [{ name: t('terms.giftCards'), value: money(giftCards) }] : []),
    ...(inMoney > 0
      ? [{ name: t('terms.money'), value: t('terms.how', { amount: money(inMoney), payment: terms.payment }) }]
      : []),
    ...(inMoney > 0
      ? [
          {
            name: t('terms.when'),
            value: t('terms.by', { day: formatDay(terms.refundBy, language, 'long'), back: sendsBack ? 'yes' : 'no' }),
          },
        ]
      : []),
    ...(sendsBack ? [{ name: t('terms.return'), value: t('terms.cost') }] : []),
  ]
  return (
    <>
      <dl className={styles.terms}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <UnpaidText terms={terms} />
    </>
  )
}
