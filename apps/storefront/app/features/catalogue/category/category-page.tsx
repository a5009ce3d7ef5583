import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath, contributorPath } from '../../../shared/book-display.ts'
import { CategoryBreadcrumb } from '../../../shared/category-breadcrumb.tsx'
import { CategoryChips } from '../../../shared/category-chips.tsx'
import chips from '../../../shared/chips.module.css'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { formatCount } from '../../../shared/results/format-count.ts'
import type { ListData } from '../../../shared/results/list-data.ts'
import { SectionHead } from '../../../shared/section-head.tsx'
import styles from './category-page.module.css'
import { CategoryTree } from './category-tree.tsx'
import { ListFrame } from './list-frame.tsx'
import { SchoolPicker } from './school-picker.tsx'
import type { ShownAuthor, ShownCategory } from './shown-category.ts'

interface CategoryPageProps {
  category: ShownCategory
  list: ListData
  /** The best-selling authors. */
  authors: readonly ShownAuthor[]
}

export function CategoryPage({ category, list, authors }: CategoryPageProps) {
  const t = useTranslations('category')
  const nonEmpty = category.children.filter(({ productCount }) => productCount > 0)
  return (
    <ListFrame
      breadcrumb={<CategoryBreadcrumb categories={category.breadcrumbs.slice(0, -1)} current={category.name} />}
      title={category.name}
      intro={category.intro}
      language={category.nameLanguage}
      list={list}
      tree={<CategoryTree category={category} />}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: t('emptyAction'),
        href: categoryPath(category.breadcrumbs.at(-2) ?? category),
      }}
      after={<BestSellingAuthors authors={authors} />}
    >
      {nonEmpty.length > 0 && (
        <CategoryChips categories={nonEmpty} label={t('shortcuts')} className={`${chips.line} ${styles.shortcuts}`} />
      )}
      <SchoolPicker list={list} />
    </ListFrame>
  )
}

/** The best-selling authors of a category; nothing when there are none. */
function BestSellingAuthors({ authors }: { authors: readonly ShownAuthor[] }) {
  const t = useTranslations('category')
  const language = useLocale()
  if (authors.length === 0) return null
  return (
    <section className={styles.authors} aria-labelledby="best-selling-authors">
      <SectionHead id="best-selling-authors" title={t('bestSellingAuthors')} />
      <ul className={chips.chips}>
        {authors.map((author) => (
          <li key={author.url}>
            <Link
              href={contributorPath(author)}
              className={chips.chip}
              lang={langIfForeign(author.nameLanguage, language)}
            >
              {author.name} <small>{formatCount(author.titleCount, language)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
