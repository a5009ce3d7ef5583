import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { getPoints, listPointsEntries } from '@stoa/contract/ordering/points'
import { formatMoney } from '@stoa/domain/money'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import account from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { EntryRow } from './entry-row.tsx'
import { Goal } from './goal.tsx'
import styles from './points.module.css'

/** The points on the overview, with the latest changes. */
export function PointsCard() {
  const t = useTranslations('account.points')
  const language = useLocale()
  const query = useCustomerQuery(getPoints, {})
  const { data: latest } = useCustomerQuery(listPointsEntries, { pageSize: 3 })
  return (
    <QueryBoundary query={query}>
      {(points) => (
        <section className={panel.card} aria-labelledby="points">
          <div className={account.head}>
            <h2 id="points">{t('count', { points: points.approved })}</h2>
            <span className={account.quiet}>{t('value', { value: formatMoney(points.value, language) })}</span>
          </div>
          <div className={styles.goal}>
            <Goal points={points} />
          </div>
          <ul className={styles.entries}>
            {latest?.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} brief />
            ))}
          </ul>
          <p>
            <GoLink href="/profile/points">{t('all')}</GoLink>
          </p>
        </section>
      )}
    </QueryBoundary>
  )
}
