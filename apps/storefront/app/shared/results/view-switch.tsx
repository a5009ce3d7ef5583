import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import type { ListData } from './list-data.ts'
import { listViews, usualView, writeListQuery } from './list-query.ts'
import styles from './view-switch.module.css'

const icons = { shelf: 'layout-grid', rows: 'list' } as const

/** Books on shelves, to be looked at, or in rows, to be compared. */
export function ViewSwitch({ list: { query, path } }: { list: ListData }) {
  const t = useTranslations('category')
  const usual = usualView(query)
  const shown = query.view ?? usual
  return (
    <nav className={styles.switch} aria-label={t('view')} data-print="hide">
      {listViews.map((view) => (
        <Link
          key={view}
          href={`${path}${writeListQuery({ ...query, view: view === usual ? null : view })}`}
          aria-label={t(`views.${view}`)}
          aria-current={view === shown ? 'true' : undefined}
          rel="nofollow"
        >
          <Icon name={icons[view]} />
        </Link>
      ))}
    </nav>
  )
}
