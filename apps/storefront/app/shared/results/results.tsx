import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import type { ListData } from './list-data.ts'
import { NothingLeft } from './nothing-left.tsx'
import { ResultBar } from './result-bar.tsx'
import { ResultList } from './result-list.tsx'
import styles from './results.module.css'
import { useFilterSheet } from './use-filter-sheet.ts'
import { useNarrowing } from './use-narrowing.ts'

/** A list with its filters beside it, or over it on a phone. */
export function Results({ list, tree }: { list: ListData; tree?: ReactNode }) {
  const t = useTranslations('category')
  const narrowing = useNarrowing(list)
  const sheet = useFilterSheet()
  const panelId = useId()
  const chosen = narrowing.marks.size
  return (
    <div className={styles.columns}>
      <aside className={styles.rail} id={panelId} aria-label={t('filters.title')} data-print="hide">
        {tree}
        <FilterPanel list={list} narrowing={narrowing} />
      </aside>
      <section className={styles.found} aria-label={t('results')}>
        <ResultBar {...{ list, chosen, panelId }} sheetOpen={sheet.open} onFilters={sheet.show} />
        <FilterChips list={list} narrowing={narrowing} />
        {list.total === 0 ? (
          <NothingLeft narrowing={narrowing} />
        ) : (
          <ResultList list={list} pending={narrowing.pending} />
        )}
      </section>
      <FilterSheet list={list} narrowing={narrowing} open={sheet.open} onClose={sheet.close} tree={tree} />
    </div>
  )
}
