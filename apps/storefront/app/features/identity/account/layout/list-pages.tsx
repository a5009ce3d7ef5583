import { Pagination } from '@stoa/ui/pagination/pagination'
import { useTranslations } from 'use-intl'

interface ListPagesProps {
  page: number
  pageSize: number
  total: number
  /** How many are on this page. */
  visibleCount: number
  hrefFor: (page: number) => string
  label: string
}

/** Pagination of a list of the account; nothing when there is only one page. */
export function ListPages({ page, pageSize, total, visibleCount, hrefFor, label }: ListPagesProps) {
  const t = useTranslations('account.pages')
  if (total <= pageSize) return null
  const first = (page - 1) * pageSize + 1
  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / pageSize)}
      hrefFor={hrefFor}
      label={label}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      pageLabel={(number) => t('page', { number })}
      summary={t('range', { first, last: first + visibleCount - 1, total })}
    />
  )
}
