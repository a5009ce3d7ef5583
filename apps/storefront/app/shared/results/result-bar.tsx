import { ButtonLink } from '@stoa/ui/button/button-link'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { SortForm } from '../sort-form.tsx'
import type { ListData } from './list-data.ts'
import { defaultViewOf, listViews, type OfferedSort, offeredSorts, writeListQuery } from './list-query.ts'
import styles from './result-list.module.css'

interface ResultBarProps {
  list: ListData
  chosen: number
  /** The id of the filters: the link's target without JavaScript. */
  panelId: string
  sheetOpen: boolean
  onFilters: () => void
}

/** The count, the filter button on a phone, the order, and the view. */
export function ResultBar({ list, chosen, panelId, sheetOpen, onFilters }: ResultBarProps) {
  const t = useTranslations('category')
  return (
    <div className={styles.bar}>
      <p role="status" tabIndex={-1} data-count="">
        {t.rich('count', { count: list.total, b: (chunks) => <b>{chunks}</b> })}
      </p>
      <ButtonLink
        variant="secondary"
        size="small"
        icon="sliders-horizontal"
        href={`#${panelId}`}
        className={styles.filters}
        aria-haspopup="dialog"
        aria-expanded={sheetOpen}
        onClick={(event) => {
          event.preventDefault()
          onFilters()
        }}
      >
        {t('filters.title')}
        {chosen > 0 && <em>{chosen}</em>}
      </ButtonLink>
      <ListSort list={list} />
      <ViewSwitch list={list} />
    </div>
  )
}

/** The order of a list; the default of a search is relevance, that of best sellers the sales. */
function ListSort({ list: { query, path, base, facets } }: { list: ListData }) {
  const t = useTranslations('category')
  const isRated = facets.some(({ name, values }) => name === 'RatingBase5' && values.some(({ count }) => count > 0))
  const isOffered = (sort: OfferedSort) =>
    sort === 'Default' || sort === query.sort || (sort !== base.sort && (isRated || sort !== 'RatingDescending'))
  const first = query.text === '' ? base.sort : 'relevance'
  return (
    <SortForm
      path={path}
      hiddenParams={{ text: query.text, view: query.view, q: query.filters }}
      sort={query.sort}
      sorts={offeredSorts.filter(isOffered)}
      labelOf={(sort) => t(`sorts.${sort === 'Default' ? first : sort}`)}
      label={t('sort')}
      apply={t('apply')}
      labelHidden="narrow"
      className={styles.sort}
    />
  )
}

const icons = { shelf: 'layout-grid', rows: 'list' } as const

/** Books as cards, for browsing, or in rows, for comparison. */
function ViewSwitch({ list: { query, path } }: { list: ListData }) {
  const t = useTranslations('category')
  const defaultView = defaultViewOf(query)
  const currentView = query.view ?? defaultView
  return (
    <nav className={styles.views} aria-label={t('view')} data-print="hide">
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
