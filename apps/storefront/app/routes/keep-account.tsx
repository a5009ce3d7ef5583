import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { KeyPage } from '../features/sign-in/keys/key-page.tsx'
import { loadSignIn } from '../features/sign-in/sign-in-data.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSignIn(context.get(shopContext), languageOf(url))

export default function KeepAccount() {
  const { books, origin } = useLoaderData<typeof loader>()
  const { guid = '' } = useParams()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('keys.page.keep')} origin={origin} />
      <KeyPage act="keep" uid={guid} books={books} />
    </>
  )
}
