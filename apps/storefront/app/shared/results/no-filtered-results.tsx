import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import type { FilterSelection } from './use-filter-selection.ts'

/** No product matches all filters. */
export function NoFilteredResults({ filterSelection }: { filterSelection: FilterSelection }) {
  const t = useTranslations('category')
  return (
    <EmptyState
      icon="book-open"
      title={t('filters.noneTitle')}
      action={
        <ButtonLink variant="secondary" href={filterSelection.hrefOf([])}>
          {t('filters.clear')}
        </ButtonLink>
      }
    >
      {t('filters.noneText')}
    </EmptyState>
  )
}
