import { type Cents, formatMoney } from '@stoa/domain/money'
import { LogoPlate } from '@stoa/ui/logo/logo'
import { useLocale, useTranslations } from 'use-intl'
import { InlineSvg } from '../../../shared/inline-svg.tsx'
import styles from './gift-card-drawing.module.css'

const centsOfSpine = 1000

/** The card as it is drawn: a book on it for every ten euros. `cents`: null before it is known. */
export function GiftCardDrawing({ cents, spines }: { cents: Cents | null; spines: readonly string[] }) {
  const t = useTranslations('gift-cards')
  const common = useTranslations('common')
  const language = useLocale()
  const amount = cents === null ? null : formatMoney(cents, language)
  const shown = spines.slice(0, Math.floor((cents ?? 0) / centsOfSpine))
  return (
    <div
      className={styles.card}
      {...(amount === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('balance.card', { amount }) })}
    >
      <LogoPlate name={common('shopName')} />
      <span className={styles.amount}>{amount}</span>
      <span className={styles.spines}>
        {shown.map((svg) => (
          <InlineSvg key={svg} svg={svg} />
        ))}
      </span>
    </div>
  )
}
