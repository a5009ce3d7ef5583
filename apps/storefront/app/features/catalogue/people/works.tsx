import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BookCarousel } from '../../../shared/book-carousel.tsx'
import page from '../../../shared/page.module.css'
import { SortForm } from '../../../shared/sort-form.tsx'
import { PageLinks } from './index/page-links.tsx'
import type { ShownWorks } from './shown-works.ts'
import styles from './works.module.css'
import { type WorksQuery, worksSorts, writeWorksQuery } from './works-query.ts'

interface WorksProps {
  works: ShownWorks
  query: WorksQuery
  /** The page's path without language and query. */
  path: string
  title: string
  /** Additional filters, above the books. */
  children?: ReactNode
}

/** Somebody's titles as cards, sorted and paginated. */
export function Works({ works, query, path, title, children }: WorksProps) {
  const hrefFor = (number: number) => `${path}${writeWorksQuery({ ...query, page: number })}`
  return (
    <section className={styles.works} aria-labelledby="works">
      <div className={page.head}>
        <h2 id="works">{title}</h2>
        {works.total > 1 && <WorksSort query={query} path={path} />}
      </div>
      {children}
      <BookCarousel layout="case" products={works.items} priority={query.page === 1 ? 0 : 2} />
      <PageLinks
        page={query.page}
        pageSize={works.pageSize}
        total={works.total}
        visibleCount={works.items.length}
        hrefFor={hrefFor}
      />
    </section>
  )
}

function WorksSort({ query, path }: Pick<WorksProps, 'query' | 'path'>) {
  const t = useTranslations('people')
  return (
    <SortForm
      path={path}
      hiddenParams={{ role: query.role }}
      sort={query.sort}
      sorts={worksSorts}
      labelOf={(sort) => t(`worksSorts.${sort}`)}
      label={t('sort')}
      apply={t('apply')}
      labelHidden="phone"
      className={styles.sort}
    />
  )
}
