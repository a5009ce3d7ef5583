import type { CategoryLink } from '@stoa/contract/catalogue/categories'
import { Link } from '@stoa/ui/link/link'
import { useLocale } from 'use-intl'
import { categoryPath } from './book-display.ts'
import chips from './chips.module.css'
import { langIfForeign } from './heading-text.tsx'
import { formatCount } from './results/format-count.ts'

interface CategoryChipsProps {
  categories: readonly Pick<CategoryLink, 'url' | 'name' | 'nameLanguage' | 'productCount'>[]
  label?: string
  className: string
}

/** Links to categories, with their counts. */
export function CategoryChips({ categories, label, className }: CategoryChipsProps) {
  const language = useLocale()
  return (
    <ul className={`${chips.chips} ${chips.faint} ${className}`} aria-label={label}>
      {categories.map((category) => (
        <li key={category.url}>
          <Link
            href={categoryPath(category)}
            className={chips.chip}
            lang={langIfForeign(category.nameLanguage, language)}
          >
            {category.name} <small>{formatCount(category.productCount, language)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
