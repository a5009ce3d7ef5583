import type { ProductPage } from '@stoa/contract/listing'
import type { Category } from '@stoa/contract/categories'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../shared/book-words.ts'
import { foreign, HeadingText } from '../../shared/heading-text.tsx'
import page from '../../shared/page.module.css'
import type { ListQuery } from '../../shared/results/list-query.ts'
import { ResultList } from '../../shared/results/result-list.tsx'
import { Trail } from '../../shared/trail.tsx'
import styles from './category-page.module.css'
import { CategoryRail } from './category-rail.tsx'
import { Shortcuts } from './shortcuts.tsx'

interface CategoryPageProps {
  category: Category
  result: ProductPage
  query: ListQuery
}

export function CategoryPage({ category, result, query }: CategoryPageProps) {
  const t = useTranslations('category')
  const language = useLocale()
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <Trail trail={category.breadcrumbs.slice(0, -1)} current={category.name} />
      <div className={styles.head}>
        <h1>
          <HeadingText lang={category.nameLanguage}>{category.name}</HeadingText>
        </h1>
        {category.intro && (
          <p className={styles.intro} lang={foreign(category.nameLanguage, language)}>
            {category.intro}
          </p>
        )}
        <Shortcuts categories={category.children} />
      </div>
      <div className={styles.columns}>
        <CategoryRail category={category} />
        {result.total === 0 ? (
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
          <ResultList result={result} query={query} path={categoryPath(category)} />
        )}
      </div>
    </main>
  )
}
