import { formatDay } from '@stoa/browser/i18n/dates'
import type { GiftCardBalance } from '@stoa/contract/ordering/gift-cards'
import { formatMoney } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { Note } from '@stoa/ui/note/note'
import { useLocale, useTranslations } from 'use-intl'
import styles from './balance.module.css'

/** The card's amounts, and each time it was used. */
export function BalanceTable({ card }: { card: GiftCardBalance }) {
  const t = useTranslations('gift-cards')
  const language = useLocale()
  const lastDay = formatDay(card.lastDay, language, 'long')
  const dayOfUse = (at: string) => formatDay(isoDay(dayOf(Date.parse(at))), language, 'long')
  return (
    <>
      {card.state === 'used_up' && <Note tone="warn">{t('balance.usedUp')}</Note>}
      {card.state === 'expired' && <Note tone="warn">{t('balance.expired', { day: lastDay })}</Note>}
      <dl className={styles.table}>
        <div>
          <dt>{t('balance.left')}</dt>
          <dd className={styles.balance}>{formatMoney(card.balance, language)}</dd>
        </div>
        <div>
          <dt>{t('balance.initial')}</dt>
          <dd className={styles.amount}>{formatMoney(card.initial, language)}</dd>
        </div>
        <div>
          <dt>{t('balance.lastDay')}</dt>
          <dd>{lastDay}</dd>
        </div>
        {card.uses.map(({ at, amount }) => (
          <div key={`${at} ${amount}`}>
            <dt>{t(amount < 0 ? 'balance.use' : 'balance.refund', { day: dayOfUse(at) })}</dt>
            <dd className={styles.amount}>{formatMoney(amount, language)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
