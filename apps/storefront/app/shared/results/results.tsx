import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { type ReactNode, useId } from 'react'
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

/** A list with its filters beside it, or in a dialog on a phone. */
export function Results({ list, tree }: { list: ListData; tree?: ReactNode }) {
  const t = useTranslations('category')
  const filterSelection = useFilterSelection(list)
  const sheet = useFilterSheet()
  const panelId = useId()
  const chosen = filterSelection.filterKeys.size
  return (
    <div className={styles.columns}>
      <aside className={styles.rail} id={panelId} aria-label={t('filters.title')} data-print="hide">
        {tree}
        <FilterPanel list={list} filterSelection={filterSelection} />
      </aside>
      <section className={styles.found} aria-label={t('results')}>
        <ResultBar {...{ list, chosen, panelId }} sheetOpen={sheet.open} onFilters={sheet.show} />
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
