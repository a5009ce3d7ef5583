import type { WithdrawalTerms } from '@stoa/contract/ordering/withdrawals'
import { formatMoney } from '@stoa/domain/money'
import { unpaidEffect } from '@stoa/domain/ordering/returns/unpaid-terms'
import { useLocale, useTranslations } from 'use-intl'
import styles from './withdrawal.module.css'

/** What a statement means for money that the shop has not taken: nothing where it has. */
export function UnpaidText({ terms }: { terms: WithdrawalTerms }) {
  const t = useTranslations('withdrawal')
  const language = useLocale()
  if (terms.paid) return null
  const amount = formatMoney(terms.money, language)
  return (
    <p className={styles.facts}>
      {t(`terms.${unpaidEffect(terms)}`, { amount, back: terms.sendsBack ? 'yes' : 'no' })}
    </p>
  )
}
