import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { ResetPage } from '../features/identity/sign-in/password/reset-page.tsx'
import { loadSignIn } from '../features/identity/sign-in/sign-in-data.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSignIn(context.get(shopContext), languageOf(url))

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
