import { formatDay } from '@stoa/browser/i18n/dates'
import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { Icon, type IconName } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatMonth } from './date-formats.ts'
import styles from './line-notes.module.css'

type TotalsLine = Totals['lines'][number]
type LineNote = TotalsLine['notes'][number]

const icons = {
  promotion: 'circle-check',
  coupon: 'circle-check',
  uniform_price: 'scale',
  copies_missing: 'info',
  wrapping: 'gift',
} as const satisfies Record<LineNote['kind'], IconName>

/** What a line waits for, and why it costs what it costs: what it gained, or why not; and that what is made for the buyer stays bought. */
export function LineNotes({ line }: { line: Pick<TotalsLine, 'notes' | 'withdrawable' | 'ahead'> }) {
  const t = useTranslations('lines')
  const language = useLocale()
  const { notes, withdrawable = true, ahead } = line
  if (notes.length === 0 && withdrawable && !ahead) return null
  return (
    <ul className={styles.notes}>
      {ahead && (
        <li>
          <Icon name="calendar-days" size="s" />
          <span>
            {t(`notes.${ahead.kind}`, { date: ahead.releasedOn ? formatDay(ahead.releasedOn, language, 'long') : '' })}
          </span>
        </li>
      )}
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
      {!withdrawable && (
        <li>
          <Icon name="info" size="s" />
          <span>{t('notes.notWithdrawable')}</span>
        </li>
      )}
    </ul>
  )
}
