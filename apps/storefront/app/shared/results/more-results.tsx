import { ButtonLink } from '@stoa/ui/button/button-link'
import { Pagination } from '@stoa/ui/pagination/pagination'
import { useTranslations } from 'use-intl'
import type { ListData } from './list-data.ts'
import { countPages, pageSize, writeListQuery } from './list-query.ts'
import styles from './more-results.module.css'

interface MoreResultsProps {
  list: ListData
  /** The first page shown, when later ones were appended. */
  from: number
  visibleCount: number
  onMore: () => void
}

/** The number of books shown, the button for more, and pagination; all of them are links. */
export function MoreResults({ list, from, visibleCount, onMore }: MoreResultsProps) {
  const t = useTranslations('category')
  const { total, query, path } = list
  const { page } = query
  const pages = countPages(total)
  const hrefFor = (targetPage: number) => `${path}${writeListQuery({ ...query, page: targetPage })}`
  const first = (from - 1) * pageSize + 1
  const last = first + visibleCount - 1
  return (
    <div className={styles.more}>
      <p role="status">{t('range', { first, last, total })}</p>
      <progress className={styles.progress} max={total} value={last} aria-hidden="true" />
      {page < pages && (
        <ButtonLink
          variant="secondary"
          className={styles.button}
          href={hrefFor(page + 1)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onMore()
          }}
        >
          {t('more', { count: Math.min(pageSize, total - last) })}
        </ButtonLink>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={hrefFor}
        label={t('pages')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        pageLabel={(number) => t('page', { number })}
      />
    </div>
  )
}
