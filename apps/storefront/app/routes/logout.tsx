import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { LogoutPage } from '../features/identity/sign-in/logout/logout-page.tsx'
import { loadSignIn } from '../features/identity/sign-in/sign-in-data.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSignIn(context.get(shopContext), languageOf(url))

export default function Logout() {
  const { books, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('logout.page')} origin={origin} />
      <LogoutPage books={books} />
    </>
  )
}
