import type { CategoryLink } from '@stoa/contract/catalogue/categories'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { formatCount } from '../../../shared/results/format-count.ts'
import styles from './shortcuts.module.css'

/** The child categories, with their counts. */
export function Shortcuts({ categories }: { categories: readonly CategoryLink[] }) {
  const t = useTranslations('category')
  const language = useLocale()
  const nonEmpty = categories.filter(({ productCount }) => productCount > 0)
  if (nonEmpty.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t('shortcuts')}>
      {nonEmpty.map((category) => (
        <li key={category.id}>
          <Link
            href={categoryPath(category)}
            className={styles.chip}
            lang={langIfForeign(category.nameLanguage, language)}
          >
            {category.name} <small>{formatCount(category.productCount, language)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
