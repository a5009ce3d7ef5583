import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { ResetPage } from '../features/identity/sign-in/password/reset-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { loadTokenPage } from './load-token-page.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export const loader = (request: LoaderFunctionArgs) => loadTokenPage(request)

export default function ResetPassword() {
  const { books, origin } = useLoaderData<typeof loader>()
  const { guid = '' } = useParams()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('reset.page')} origin={origin} />
      <ResetPage uid={guid} books={books} />
    </>
  )
}
