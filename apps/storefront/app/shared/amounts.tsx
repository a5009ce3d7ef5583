import { formatMoney } from '@stoa/domain/money'
import { Price } from '@stoa/ui/price/price'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import styles from './amounts.module.css'

export interface AmountRow {
  label: string
  /** Cents, or words where no amount is known yet. */
  amount: number | string
  /** Taken off: written with a minus, in green. */
  isDeduction?: boolean
}

interface AmountsProps {
  rows: readonly AmountRow[]
  total: { label: string; amount: number }
  /** What the total holds, such as its VAT. */
  note?: ReactNode
  /** New amounts are on their way. */
  busy?: boolean
}

/** What something comes to: its parts, a line as of a shelf, and the total. */
export function Amounts({ rows, total, note, busy }: AmountsProps) {
  const language = useLocale()
  return (
    <div className={busy ? styles.busy : undefined} aria-busy={busy || undefined}>
      <dl className={styles.rows}>
        {rows.map(({ label, amount, isDeduction }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isDeduction ? styles.less : undefined}>
              {typeof amount === 'string' ? amount : formatMoney(isDeduction ? -amount : amount, language)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.total}>
        <b>{total.label}</b>
        <Price cents={total.amount} locale={language} size="total" />
      </p>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}
