import type { CategoryLink } from '@stoa/contract/categories'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../shared/book-words.ts'
import { foreign } from '../../shared/heading-text.tsx'
import page from '../../shared/page.module.css'
import styles from './search-page.module.css'

/** Never a dead end: what was searched, what to try, where else to look. */
export function NothingFound({ query, categories }: { query: string; categories: readonly CategoryLink[] }) {
  const t = useTranslations('search')
  const language = useLocale()
  return (
    <div className={styles.nothing}>
      <p role="status" className={page.lead}>
        {t('nothing', { query })}
      </p>
      <ul className={styles.hints}>
        {(['spelling', 'fewer', 'isbn'] as const).map((hint) => (
          <li key={hint}>{t(`hints.${hint}`)}</li>
        ))}
      </ul>
      <h2>{t('categories')}</h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link href={categoryPath(category)} lang={foreign(category.nameLanguage, language)}>
              {category.name} <small>{t('number', { count: category.productCount })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
