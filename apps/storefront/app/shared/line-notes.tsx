import type { Totals } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import { Icon, type IconName } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatMonth } from './date-formats.ts'
import styles from './line-notes.module.css'

type LineNote = Totals['lines'][number]['notes'][number]

const icons = {
  promotion: 'circle-check',
  coupon: 'circle-check',
  uniform_price: 'scale',
  copies_missing: 'info',
  wrapping: 'info',
} as const satisfies Record<LineNote['kind'], IconName>

/** Why a line costs what it costs: what it gained, or why not. */
export function LineNotes({ notes }: { notes: readonly LineNote[] }) {
  const t = useTranslations('amounts')
  const language = useLocale()
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map(({ kind, label, amount, copies, until }) => (
        <li key={`${kind} ${label}`} className={styles[kind]}>
          <Icon name={icons[kind]} size="s" />
          <span>
            {t(`notes.${kind}`, {
              label: label ?? '',
              amount: formatMoney(amount, language),
              copies,
              month: until === null ? '' : formatMonth(until),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
