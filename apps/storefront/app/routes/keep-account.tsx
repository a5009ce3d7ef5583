import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { TokenPage } from '../features/identity/sign-in/tokens/token-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { loadTokenPage } from './load-token-page.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export const loader = (request: LoaderFunctionArgs) => loadTokenPage(request)

export default function KeepAccount() {
  const { books, origin } = useLoaderData<typeof loader>()
  const { guid = '' } = useParams()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('keys.page.keep')} origin={origin} />
      <TokenPage action="keep" uid={guid} books={books} />
    </>
  )
}
