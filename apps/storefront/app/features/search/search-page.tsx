import type { ProductPage } from '@stoa/contract/listing'
import type { CategoryLink } from '@stoa/contract/categories'
import { useTranslations } from 'use-intl'
import page from '../../shared/page.module.css'
import type { ListQuery } from '../../shared/results/list-query.ts'
import { ResultList } from '../../shared/results/result-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import styles from './search-page.module.css'

interface SearchPageProps {
  result: ProductPage
  query: ListQuery
  /** Where else to look when nothing was found. */
  categories: readonly CategoryLink[]
}

export function SearchPage({ result, query, categories }: SearchPageProps) {
  const t = useTranslations('search')
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${styles.results}`}>
      <h1>{query.search === '' ? t('all') : t('title', { query: query.search })}</h1>
      {result.total === 0 ? (
        <NothingFound query={query.search} categories={categories} />
      ) : (
        <ResultList result={result} query={query} path="/search-results" />
      )}
    </main>
  )
}
