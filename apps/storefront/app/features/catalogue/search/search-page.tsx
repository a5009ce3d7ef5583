import type { CategoryLink } from '@stoa/contract/catalogue/categories'
import type { Correction } from '@stoa/contract/catalogue/search'
import { useTranslations } from 'use-intl'
import page from '../../../shared/page.module.css'
import type { ListData } from '../../../shared/results/list-data.ts'
import { Results } from '../../../shared/results/results.tsx'
import { BestAuthor } from './best-author.tsx'
import { CategoryScopes } from './category-scopes.tsx'
import { CorrectionNote } from './correction-note.tsx'
import type { BestAuthor as BestAuthorData } from './load-best-author.ts'
import { NoSearchResults } from './no-search-results.tsx'
import { unquoted } from './quoted.ts'
import styles from './search-page.module.css'

export interface SearchFallback {
  categories: readonly CategoryLink[]
  /** Contact details of the booksellers. */
  email: string | null
}

interface SearchPageProps {
  list: ListData
  correction: Correction | null
  /** Set when an author was searched for. */
  author: BestAuthorData | null
  /** Set when nothing was found. */
  fallback: SearchFallback | null
}

export function SearchPage({ list, correction, author, fallback }: SearchPageProps) {
  const t = useTranslations('search')
  const { text } = list.query
  const searchedText = correction && correction.kind !== 'fewerWords' ? correction.text : unquoted(text)
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${styles.results}`}>
      <div className={styles.head}>
        <h1>{text === '' ? t('all') : t('title', { query: searchedText })}</h1>
        {correction && <CorrectionNote typed={text} correction={correction} />}
        {author && <BestAuthor author={author} />}
        {!fallback && <CategoryScopes list={list} />}
      </div>
      {fallback ? <NoSearchResults query={text} fallback={fallback} /> : <Results list={list} />}
    </main>
  )
}
