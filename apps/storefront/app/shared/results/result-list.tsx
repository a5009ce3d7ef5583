import type { ProductPage } from '@stoa/contract/listing'
import { Pagination } from '@stoa/ui/pagination/pagination'
import { useTranslations } from 'use-intl'
import { BookShelf } from '../book-shelf.tsx'
import { countPages, type ListQuery, writeListQuery } from './list-query.ts'
import styles from './result-list.module.css'
import { SortForm } from './sort-form.tsx'

interface ResultListProps {
  result: ProductPage
  query: ListQuery
  /** The page's path without language and query. */
  path: string
}

/** How many, in which order, the bookcase, and the other pages. */
export function ResultList({ result, query, path }: ResultListProps) {
  const t = useTranslations('category')
  const { total, page, items } = result
  const first = (page - 1) * result.pageSize + 1
  const last = first + items.length - 1
  return (
    <div>
      <div className={styles.bar}>
        <p role="status">{t.rich('count', { count: total, b: (words) => <b>{words}</b> })}</p>
        <SortForm query={query} path={path} />
      </div>
      <h2 className="sr">{t('books')}</h2>
      <BookShelf layout="case" products={items} priority={page === 1 ? 4 : 2} />
      {total > result.pageSize && (
        <Pagination
          page={page}
          pages={countPages(total)}
          hrefFor={(other) => `${path}${writeListQuery({ ...query, page: other })}`}
          label={t('pages')}
          previousLabel={t('previous')}
          nextLabel={t('next')}
          pageLabel={(number) => t('page', { number })}
          summary={t('range', { first, last, total })}
        />
      )}
    </div>
  )
}
