import { ButtonLink } from '@stoa/ui/button/button-link'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { BookCarousel } from '../../../shared/book-carousel.tsx'
import { CategoryChips } from '../../../shared/category-chips.tsx'
import chips from '../../../shared/chips.module.css'
import page from '../../../shared/page.module.css'
import { isQuoted, searchPath, unquoted } from './quoted.ts'
import styles from './search-page.module.css'
import type { SearchFallback } from './search-page.tsx'

const hints = ['spelling', 'fewer', 'isbn'] as const

interface NoSearchResultsProps {
  query: string
  fallback: SearchFallback
  /** By a category or a page of help. */
  isAnswered: boolean
}

/** No books: the query, what to try, where else to look, what others buy, whom to ask. */
export function NoSearchResults({ query, fallback, isAnswered }: NoSearchResultsProps) {
  const t = useTranslations('search')
  const { categories, popular, email } = fallback
  const typed = unquoted(query)
  return (
    <div className={styles.nothing}>
      <p role="status" className={page.lead}>
        {isAnswered ? t('noBooks') : t('nothing', { query: typed })}
      </p>
      {isQuoted(query) && (
        <p className={styles.correction}>
          <TextLink href={searchPath(typed)}>{t('loosely', { query: typed })}</TextLink>
        </p>
      )}
      {!isAnswered && (
        <ul className={styles.hints}>
          {hints.map((hint) => (
            <li key={hint}>{t(`hints.${hint}`)}</li>
          ))}
        </ul>
      )}
      <h2>{t('categories')}</h2>
      <CategoryChips categories={categories} className={`${chips.tall} ${styles.scopes}`} />
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular">{t('popular')}</h2>
          <BookCarousel layout="row" products={popular} />
        </section>
      )}
      {email && (
        <div className={styles.ask}>
          <h2>{t('ask.title')}</h2>
          <p>{t('ask.text')}</p>
          <ButtonLink
            variant="secondary"
            icon="mail"
            href={`mailto:${email}?subject=${encodeURIComponent(t('ask.subject', { query: typed }))}`}
          >
            {t('ask.action')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
