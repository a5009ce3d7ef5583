import type { CategoryLink } from '@stoa/contract/categories'
import type { Correction } from '@stoa/contract/search'
import { useTranslations } from 'use-intl'
import page from '../../shared/page.module.css'
import type { ListData } from '../../shared/results/list-data.ts'
import { Results } from '../../shared/results/results.tsx'
import { BestAuthor } from './best-author.tsx'
import { CategoryScopes } from './category-scopes.tsx'
import { CorrectionNote } from './correction-note.tsx'
import type { BestAuthor as BestAuthorFacts } from './load-best-author.ts'
import { NothingFound } from './nothing-found.tsx'
import { unquoted } from './quoted.ts'
import styles from './search-page.module.css'

export interface Elsewhere {
  categories: readonly CategoryLink[]
  /** Of the booksellers. */
  email: string | null
}

interface SearchPageProps {
  list: ListData
  correction: Correction | null
  /** When a writer was searched for. */
  author: BestAuthorFacts | null
  /** When nothing was found. */
  elsewhere: Elsewhere | null
}

export function SearchPage({ list, correction, author, elsewhere }: SearchPageProps) {
  const t = useTranslations('search')
  const { text } = list.query
  const searched = correction && correction.kind !== 'fewerWords' ? correction.text : unquoted(text)
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${styles.results}`}>
      <div className={styles.head}>
        <h1>{text === '' ? t('all') : t('title', { query: searched })}</h1>
        {correction && <CorrectionNote typed={text} correction={correction} />}
        {author && <BestAuthor author={author} />}
        {!elsewhere && <CategoryScopes list={list} />}
      </div>
      {elsewhere ? <NothingFound query={text} elsewhere={elsewhere} /> : <Results list={list} />}
    </main>
  )
}
