import { formatDay } from '@stoa/browser/i18n/dates'
import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { getPoints, listPointsEntries, type Points, pointsFilters } from '@stoa/contract/ordering/points'
import { formatMoney } from '@stoa/domain/money'
import { Link } from '@stoa/ui/link/link'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import chips from '../../../../shared/chips.module.css'
import details from '../../../../shared/details.module.css'
import panel from '../../../../shared/panel.module.css'
import account from '../layout/account.module.css'
import { ListPages } from '../layout/list-pages.tsx'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { EntryRow } from './entry-row.tsx'
import { Goal } from './goal.tsx'
import styles from './points.module.css'
import { type PointsQuery, pointsPath, readPointsQuery } from './points-query.ts'
import { ruleKey } from './points-texts.ts'

/** The points, what earns more, and why they changed. */
export function PointsPage() {
  const query = useCustomerQuery(getPoints, {})
  return (
    <QueryBoundary query={query}>
      {(points) => (
        <>
          <Balance points={points} />
          <div className={account.two}>
            <Standing points={points} />
            <Rules points={points} />
          </div>
          <History />
        </>
      )}
    </QueryBoundary>
  )
}

function Balance({ points }: { points: Points }) {
  const t = useTranslations('account.points')
  const language = useLocale()
  return (
    <div>
      <h1 className={account.title}>{t('count', { points: points.approved })}</h1>
      <p className={account.lead}>
        {t('worth', {
          points: points.approved,
          value: formatMoney(points.value, language),
          minimum: points.minimum,
        })}
      </p>
    </div>
  )
}

function Standing({ points }: { points: Points }) {
  const t = useTranslations('account.points')
  const language = useLocale()
  const { pending, clearsOn, expiring, owed } = points
  return (
    <section className={panel.card} aria-labelledby="standing">
      <h2 id="standing">{t('standing')}</h2>
      <Goal points={points} />
      {(pending > 0 || expiring || owed > 0) && (
        <dl className={`${details.details} ${styles.facts}`}>
          {pending > 0 && (
            <div>
              <dt>{t('pending')}</dt>
              <dd>{clearsOn ? t('pendingFrom', { pending, day: formatDay(clearsOn, language, 'day') }) : pending}</dd>
            </div>
          )}
          {expiring && (
            <div>
              <dt>{t('expiring')}</dt>
              <dd>
                {t('expiringOn', { points: expiring.points, day: formatDay(expiring.lastDay, language, 'long') })}
              </dd>
            </div>
          )}
          {owed > 0 && (
            <div>
              <dt>{t('owed')}</dt>
              <dd>{t('owedText', { points: owed })}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

function Rules({ points: { rules, monthsValid } }: { points: Points }) {
  const t = useTranslations('account.points')
  const language = useLocale()
  const known = rules.flatMap((rule) => {
    const key = ruleKey(rule.kind)
    const from = rule.boughtFrom === null ? 'none' : formatMoney(rule.boughtFrom, language)
    return key ? [{ ...rule, name: t(`rules.${key}`, { from }) }] : []
  })
  return (
    <section className={panel.card} aria-labelledby="rules">
      <h2 id="rules">{t('earning')}</h2>
      <ul className={styles.rules}>
        {known.map(({ name, points }) => (
          <li key={name}>
            <span>{name}</span>
            <b>+{points}</b>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{t('conditions', { months: monthsValid })}</p>
    </section>
  )
}

const pageSize = 20

function History() {
  const t = useTranslations('account.points')
  const query = readPointsQuery(useLocation().search)
  const entriesQuery = useCustomerQuery(listPointsEntries, { ...query, pageSize }, true)
  return (
    <section className={styles.history} aria-labelledby="history">
      <div className={account.head}>
        <h2 id="history">{t('history')}</h2>
        <Filters query={query} />
      </div>
      <QueryBoundary query={entriesQuery}>
        {({ entries, total }) => (
          <>
            <p role="status" className={total > 0 ? 'sr' : account.quiet}>
              {t('entries', { count: total })}
            </p>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
            <ListPages
              page={query.page}
              pageSize={pageSize}
              total={total}
              visibleCount={entries.length}
              hrefFor={(page) => pointsPath({ ...query, page })}
              label={t('pages')}
            />
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

/** As links: the URL holds the selection. */
function Filters({ query }: { query: PointsQuery }) {
  const t = useTranslations('account.points')
  return (
    <nav aria-label={t('filter')}>
      <ul className={chips.chips}>
        {pointsFilters.map((filter) => (
          <li key={filter}>
            <Link
              className={chips.chip}
              href={pointsPath({ filter, page: 1 })}
              aria-current={filter === query.filter ? 'true' : undefined}
            >
              {t(`filters.${filter}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
