import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import type { Narrowing } from './use-narrowing.ts'

/** The filters together leave nothing. */
export function NothingLeft({ narrowing }: { narrowing: Narrowing }) {
  const t = useTranslations('category')
  return (
    <EmptyState
      icon="book-open"
      title={t('filters.noneTitle')}
      action={
        <ButtonLink variant="secondary" href={narrowing.hrefOf([])}>
          {t('filters.clear')}
        </ButtonLink>
      }
    >
      {t('filters.noneText')}
    </EmptyState>
  )
}
