import { formatDay } from '@stoa/browser/i18n/dates'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import { Icon } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import type { Arrival } from '../product-data.ts'
import styles from './buy-panel.module.css'
import { useDayLabel } from './use-day-label.ts'

interface StoreCopiesProps {
  isBook: boolean
  branches: Product['branches']
  arrival: Arrival
  today: string
}

/** The branches that have copies, each with its first pickup day; for a supplier's copies, only the first day. */
export function StoreCopies({ isBook, branches, arrival, today }: StoreCopiesProps) {
  const t = useTranslations('product')
  const language = useLocale()
  return (
    <li>
      <Icon name="store" />
      <div>
        {branches.length === 0 ? (
          t.rich('collect', { date: formatDay(arrival.from, language, 'day'), b: (chunks) => <b>{chunks}</b> })
        ) : (
          <>
            <p>{t('branches.title')}</p>
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <BranchLine key={branch.branchId} isBook={isBook} branch={branch} today={today} />
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  )
}

interface BranchLineProps {
  isBook: boolean
  branch: Product['branches'][number]
  today: string
}

function BranchLine({ isBook, branch, today }: BranchLineProps) {
  const t = useTranslations('product')
  const { dayLabel } = useDayLabel(today)
  const { pickup } = branch
  return (
    <li>
      <span>{branch.name}</span>
      <span>{t(isBook ? 'copies' : 'pieces', { count: branch.quantity })}</span>
      {pickup && (
        <small>
          {pickup.until !== null
            ? t('branches.until', { day: dayLabel(pickup.day), hour: pickup.until })
            : t(`branches.${pickup.from}`, { day: dayLabel(pickup.day), hour: pickup.readyAt ?? '' })}
        </small>
      )}
    </li>
  )
}
