import { Button } from '@stoa/ui/button/button'
import { Drawer } from '@stoa/ui/drawer/drawer'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './filter-sheet.module.css'
import type { ListData } from './list-data.ts'
import type { Narrowing } from './use-narrowing.ts'

interface FilterSheetProps {
  list: ListData
  narrowing: Narrowing
  open: boolean
  onClose: () => void
  /** The tree of categories above the filters. */
  tree: ReactNode
}

/** All filters over the whole screen of a phone; the button below tells all the time what they leave. */
export function FilterSheet({ list, narrowing, open, onClose, tree }: FilterSheetProps) {
  const t = useTranslations('category')
  const common = useTranslations('common')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={t('filters.title')}
      closeLabel={common('close')}
      busy={narrowing.pending}
      footer={
        <div className={styles.foot}>
          <Button variant="secondary" onClick={() => narrowing.go([])} disabled={narrowing.chosen.length === 0}>
            {t('filters.clearShort')}
          </Button>
          <Button onClick={onClose}>{t('filters.show', { count: list.total })}</Button>
          <p className="sr" role="status">
            {t.markup('count', { count: list.total, b: (words) => words })}
          </p>
        </div>
      }
    >
      <FilterChips list={list} narrowing={narrowing} />
      {tree}
      <FilterPanel list={list} narrowing={narrowing} />
    </Drawer>
  )
}
