import type { CategoryLink } from '@stoa/contract/catalogue/categories'
import { readFilters, toggleFilter, writeFilters } from '@stoa/contract/catalogue/filters'
import type { Correction, Topic } from '@stoa/contract/catalogue/search'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { Link } from '@stoa/ui/link/link'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import type { BookCardData } from '../../../shared/book-card-data.ts'
import chips from '../../../shared/chips.module.css'
import page from '../../../shared/page.module.css'
import { formatCount } from '../../../shared/results/format-count.ts'
import type { ListData } from '../../../shared/results/list-data.ts'
import { writeListQuery } from '../../../shared/results/list-query.ts'
import { ListSkipLinks, Results } from '../../../shared/results/results.tsx'
import { BestAuthor } from './best-author.tsx'
import type { BestAuthor as BestAuthorData } from './load-best-author.ts'
import { NoSearchResults } from './no-search-results.tsx'
import { quoted, searchPath, unquoted } from './quoted.ts'
import styles from './search-page.module.css'
import { TopicCards } from './topic-cards.tsx'

export interface SearchFallback {
  categories: readonly CategoryLink[]
  /** Best sellers that can be bought. */
  popular: readonly BookCardData[]
  /** Contact details of the booksellers. */
  email: string | null
}

interface SearchPageProps {
  list: ListData
  correction: Correction | null
  /** What the text names besides products. */
  topics: readonly Topic[]
  /** Set when an author was searched for. */
  author: BestAuthorData | null
  /** Set when nothing was found. */
  fallback: SearchFallback | null
}

export function SearchPage({ list, correction, topics, author, fallback }: SearchPageProps) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const { text } = list.query
  const searchedText = correction && correction.kind !== 'fewerWords' ? correction.text : unquoted(text)
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: '/' }]}
        current={common('search')}
      />
      {!fallback && <ListSkipLinks />}
      <div className={styles.head}>
        <h1>{text === '' ? t('all') : t('title', { query: searchedText })}</h1>
        {correction && <CorrectionNote typed={text} correction={correction} />}
        {topics.length > 0 && <TopicCards topics={topics} query={searchedText} />}
        {author && <BestAuthor author={author} />}
        {!fallback && <CategoryScopes list={list} />}
      </div>
      {fallback ? (
        <NoSearchResults query={text} fallback={fallback} isAnswered={topics.length > 0} />
      ) : (
        <Results list={list} />
      )}
    </main>
  )
}

const category = { kind: 'Category', attribute: null } as const
const maxScopes = 8

/** The categories of the results: the filter used most. */
function CategoryScopes({ list: { facets, query, path } }: { list: ListData }) {
  const t = useTranslations('search')
  const language = useLocale()
  const parsed = readFilters(query.filters)
  const filters = parsed.ok ? parsed.value : []
  const chosen = filters.find(({ kind }) => kind === 'Category')
  const values = facets.find(({ name }) => name === 'Category')?.values ?? []
  const scopes = values.filter(({ count, depth }) => count > 0 && depth === undefined).slice(0, maxScopes)
  if (chosen || scopes.length < 2) return null
  return (
    <ul
      className={`${chips.chips} ${chips.tall} ${chips.line} ${chips.faint} ${styles.scopes}`}
      aria-label={t('scopes')}
    >
      {scopes.map(({ value, name, count, lang }) => {
        const next = writeFilters(toggleFilter(filters, category, value))
        return (
          <li key={value}>
            <Link
              href={`${path}${writeListQuery({ ...query, filters: next, page: 1 })}`}
              rel="nofollow"
              className={chips.chip}
            >
              <span lang={lang}>{name}</span> <small>{formatCount(count, language)}</small>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The corrected query, and a link to search for the typed one. */
function CorrectionNote({ typed, correction }: { typed: string; correction: Correction }) {
  const t = useTranslations('search')
  const { kind, text, dropped } = correction
  return (
    <p role="status" className={styles.correction}>
      {t.rich(`correction.${kind}`, {
        typed,
        text,
        dropped: dropped.join(', '),
        count: dropped.length,
        b: (chunks) => <b>{chunks}</b>,
      })}{' '}
      <TextLink href={searchPath(quoted(typed))}>{t('correction.instead', { typed })}</TextLink>
    </p>
  )
}
