import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import type { ListData } from './list-data.ts'
import { defaultViewOf, listViews, writeListQuery } from './list-query.ts'
import styles from './view-switch.module.css'

const icons = { shelf: 'layout-grid', rows: 'list' } as const

/** Books as cards, for browsing, or in rows, for comparison. */
export function ViewSwitch({ list: { query, path } }: { list: ListData }) {
  const t = useTranslations('category')
  const defaultView = defaultViewOf(query)
  const currentView = query.view ?? defaultView
  return (
    <nav className={styles.switch} aria-label={t('view')} data-print="hide">
      {listViews.map((view) => (
        <Link
          key={view}
          href={`${path}${writeListQuery({ ...query, view: view === defaultView ? null : view })}`}
          aria-label={t(`views.${view}`)}
          aria-current={view === currentView ? 'true' : undefined}
          rel="nofollow"
        >
          <Icon name={icons[view]} />
        </Link>
      ))}
    </nav>
  )
}
