import { ButtonLink } from '@stoa/ui/button/button-link'
import { useTranslations } from 'use-intl'
import type { ListData } from './list-data.ts'
import { ListSort } from './list-sort.tsx'
import styles from './result-list.module.css'
import { ViewSwitch } from './view-switch.tsx'

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
