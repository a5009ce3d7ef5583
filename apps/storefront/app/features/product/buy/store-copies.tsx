import type { Product } from '@stoa/contract/catalogue'
import { Icon } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../../../i18n/dates.ts'
import type { Arrival } from '../product-data.ts'
import styles from './buy-panel.module.css'

/** From when it can be collected, and how many copies stand in each branch. */
export function StoreCopies({ branches, arrival }: { branches: Product['branches']; arrival: Arrival }) {
  const t = useTranslations('product')
  const language = useLocale()
  return (
    <li>
      <Icon name="store" />
      <div>
        {t.rich('collect', { date: formatDay(arrival.from, language, 'day'), b: (words) => <b>{words}</b> })}
        {branches.length > 0 && (
          <ul className={styles.branches}>
            {branches.map(({ branchId, name, quantity }) => (
              <li key={branchId}>
                <span>{name}</span> <span>{t('copies', { count: quantity })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
