import type { Category } from '@stoa/contract/catalogue/categories'
import type { ContributorLink } from '@stoa/contract/catalogue/people'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath, contributorPath } from '../../../shared/book-display.ts'
import { CategoryBreadcrumb } from '../../../shared/category-breadcrumb.tsx'
import { CategoryChips } from '../../../shared/category-chips.tsx'
import chips from '../../../shared/chips.module.css'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { formatCount } from '../../../shared/results/format-count.ts'
import type { ListData } from '../../../shared/results/list-data.ts'
import { Results } from '../../../shared/results/results.tsx'
import { SectionHead } from '../../../shared/section-head.tsx'
import styles from './category-page.module.css'
import { CategoryTree } from './category-tree.tsx'
import { SchoolPicker } from './school-picker.tsx'

interface CategoryPageProps {
  category: Category
  list: ListData
  /** The best-selling authors. */
  authors: readonly ContributorLink[]
}

export function CategoryPage({ category, list, authors }: CategoryPageProps) {
  const t = useTranslations('category')
  const language = useLocale()
  const nonEmpty = category.children.filter(({ productCount }) => productCount > 0)
  const isEmpty = list.total === 0 && list.query.filters === ''
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <CategoryBreadcrumb categories={category.breadcrumbs.slice(0, -1)} current={category.name} />
      <div className={styles.head}>
        <h1>
          <HeadingText lang={category.nameLanguage}>{category.name}</HeadingText>
        </h1>
        {category.intro && (
          <p className={styles.intro} lang={langIfForeign(category.nameLanguage, language)}>
            {category.intro}
          </p>
        )}
        {nonEmpty.length > 0 && (
          <CategoryChips categories={nonEmpty} label={t('shortcuts')} className={`${chips.line} ${styles.shortcuts}`} />
        )}
        <SchoolPicker list={list} />
      </div>
      {isEmpty ? (
        <EmptyState
          icon="book-open"
          title={t('emptyTitle')}
          action={
            <ButtonLink variant="secondary" href={categoryPath(category.breadcrumbs.at(-2) ?? category)}>
              {t('emptyAction')}
            </ButtonLink>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <Results list={list} tree={<CategoryTree category={category} />} />
      )}
      <BestSellingAuthors authors={authors} />
    </main>
  )
}

/** The best-selling authors of a category; nothing when there are none. */
function BestSellingAuthors({ authors }: { authors: readonly ContributorLink[] }) {
  const t = useTranslations('category')
  const language = useLocale()
  if (authors.length === 0) return null
  return (
    <section className={styles.authors} aria-labelledby="best-selling-authors">
      <SectionHead id="best-selling-authors" title={t('bestSellingAuthors')} />
      <ul className={chips.chips}>
        {authors.map((author) => (
          <li key={author.id}>
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
