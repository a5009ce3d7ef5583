import { useTranslations } from 'use-intl'
import { SortForm } from '../sort-form.tsx'
import type { ListData } from './list-data.ts'
import { offeredSorts } from './list-query.ts'
import styles from './result-list.module.css'

/** The order of a list; the default of a search is relevance. */
export function ListSort({ list: { query, path } }: { list: ListData }) {
  const t = useTranslations('category')
  const first = query.text === '' ? 'Default' : 'relevance'
  return (
    <SortForm
      path={path}
      hiddenParams={{ text: query.text, view: query.view, q: query.filters }}
      sort={query.sort}
      sorts={offeredSorts}
      labelOf={(sort) => t(`sorts.${sort === 'Default' ? first : sort}`)}
      label={t('sort')}
      apply={t('apply')}
      className={styles.sort}
    />
  )
}
