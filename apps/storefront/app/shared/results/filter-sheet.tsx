import { Button } from '@stoa/ui/button/button'
import { Drawer } from '@stoa/ui/drawer/drawer'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import type { ListData } from './list-data.ts'
import type { FilterSelection } from './use-filter-selection.ts'

interface FilterSheetProps {
  list: ListData
  filterSelection: FilterSelection
  open: boolean
  onClose: () => void
  /** The tree of categories above the filters. */
  tree: ReactNode
}

/** All facets in a full-screen dialog on a phone; its button always shows the number of results. */
export function FilterSheet({ list, filterSelection, open, onClose, tree }: FilterSheetProps) {
  const t = useTranslations('category')
  const common = useTranslations('common')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={t('filters.title')}
      closeLabel={common('close')}
      busy={filterSelection.pending}
      footer={
        <div className={styles.foot}>
          <Button
            variant="secondary"
            onClick={() => filterSelection.apply([])}
            disabled={filterSelection.chosen.length === 0}
          >
            {t('filters.clearShort')}
          </Button>
          <Button onClick={onClose}>{t('filters.show', { count: list.total })}</Button>
          <p className="sr" role="status">
            {t.markup('count', { count: list.total, b: (chunks) => chunks })}
          </p>
        </div>
      }
    >
      <FilterChips list={list} filterSelection={filterSelection} />
      {tree}
      <FilterPanel list={list} filterSelection={filterSelection} />
    </Drawer>
  )
}
