import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import page from '../../../shared/page.module.css'
import type { NotFoundContent } from './load-not-found-content.ts'
import { NotFoundPage } from './not-found-page.tsx'

const emptyContent: NotFoundContent = { spines: [], categories: [] }

const isNotFoundContent = (data: unknown): data is NotFoundContent =>
  typeof data === 'object' && data !== null && 'spines' in data && 'categories' in data

/** Replaces a page that does not exist or failed to render. Every page's `ErrorBoundary`. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundPage content={isNotFoundContent(error.data) ? error.data : emptyContent} />
  return <ServerErrorPage />
}

function ServerErrorPage() {
  const t = useTranslations('errors')
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${page.section}`}>
      <title>{t('faultTitle')}</title>
      <EmptyState
        icon="circle-alert"
        level={1}
        title={t('faultTitle')}
        action={<ButtonLink href="/">{t('ways.home')}</ButtonLink>}
      >
        {t('faultText')}
      </EmptyState>
    </main>
  )
}
