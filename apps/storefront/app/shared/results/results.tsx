import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { SkipLink } from '@stoa/ui/skip-link/skip-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListData } from './list-data.ts'
import { ResultBar } from './result-bar.tsx'
import { ResultList } from './result-list.tsx'
import styles from './results.module.css'
import { type FilterSelection, useFilterSelection } from './use-filter-selection.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

const filtersId = 'filters'
const resultsId = 'results'

/** At the beginning of a page with results: past its introduction, or past all filters as well. */
export function ListSkipLinks() {
  const t = useTranslations('category')
  return (
    <>
      <SkipLink target={filtersId} label={t('skipToFilters')} className={styles.toFilters} />
      <SkipLink target={resultsId} label={t('skipToResults')} />
    </>
  )
}

/** A list with its filters beside it, or in a dialog on a phone. */
export function Results({ list, tree }: { list: ListData; tree?: ReactNode }) {
  const t = useTranslations('category')
  const filterSelection = useFilterSelection(list)
  const sheet = useFilterSheet()
  const chosen = filterSelection.filterKeys.size
  return (
    <div className={styles.columns}>
      <aside className={styles.rail} id={filtersId} tabIndex={-1} aria-labelledby="filters-title" data-print="hide">
        {tree}
        <h2 className="sr" id="filters-title">
          {t('filters.title')}
        </h2>
        <FilterPanel list={list} filterSelection={filterSelection} covered={sheet.open} />
      </aside>
      <section className={styles.found} id={resultsId} tabIndex={-1} aria-label={t('results')}>
        <ResultBar {...{ list, chosen }} panelId={filtersId} sheetOpen={sheet.open} onFilters={sheet.show} />
        <FilterChips list={list} filterSelection={filterSelection} />
        {list.total === 0 ? (
          <NoFilteredResults filterSelection={filterSelection} />
        ) : (
          <ResultList list={list} pending={filterSelection.pending} />
        )}
      </section>
      <FilterSheet list={list} filterSelection={filterSelection} open={sheet.open} onClose={sheet.close} tree={tree} />
    </div>
  )
}

/** No product matches all filters. */
function NoFilteredResults({ filterSelection }: { filterSelection: FilterSelection }) {
  const t = useTranslations('category')
  return (
    <EmptyState
      icon="book-open"
      title={t('filters.noneTitle')}
      action={
        <ButtonLink variant="secondary" href={filterSelection.hrefOf([])}>
          {t('filters.clear')}
        </ButtonLink>
      }
    >
      {t('filters.noneText')}
    </EmptyState>
  )
}
