import type { CategoryLink } from '@stoa/contract/categories'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../shared/book-words.ts'
import { foreign } from '../../shared/heading-text.tsx'
import { writeCount } from '../../shared/results/count-words.ts'
import styles from './shortcuts.module.css'

/** The categories below this one, with how much is in them. */
export function Shortcuts({ categories }: { categories: readonly CategoryLink[] }) {
  const t = useTranslations('category')
  const language = useLocale()
  const filled = categories.filter(({ productCount }) => productCount > 0)
  if (filled.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('shortcuts')}>
      {filled.map((category) => (
        <li key={category.id}>
          <Link href={categoryPath(category)} className={styles.chip} lang={foreign(category.nameLanguage, language)}>
            {category.name} <small>{writeCount(category.productCount, language)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
