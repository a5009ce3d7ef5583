import { Pagination } from '@stoa/ui/pagination/pagination'
import { useTranslations } from 'use-intl'

interface PageLinksProps {
  page: number
  pageSize: number
  total: number
  /** The number of items on this page. */
  visibleCount: number
  hrefFor: (page: number) => string
}

/** Pagination; nothing when there is only one page. */
export function PageLinks({ page, pageSize, total, visibleCount, hrefFor }: PageLinksProps) {
  const t = useTranslations('people')
  if (total <= pageSize) return null
  const first = (page - 1) * pageSize + 1
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / pageSize)}
      hrefFor={hrefFor}
      label={t('pages')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(number) => t('page', { number })}
      summary={t('range', { first, last: first + visibleCount - 1, total })}
    />
  )
}
