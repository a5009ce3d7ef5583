import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { lostPage } from '../features/errors/lost-page.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { loadSignIn } from '../features/sign-in/sign-in-data.ts'
import { houses } from '../features/sign-in/social/houses.ts'
import { ReturnPage } from '../features/sign-in/social/return-page.tsx'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const house = houses.find((one) => one === params.house)
  if (!house) throw await lostPage(shop, languageOf(url))
  return { house, ...(await loadSignIn(shop, languageOf(url))) }
}

export default function LoginReturn() {
  const { house, books, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('social.page', { house })} origin={origin} />
      <ReturnPage house={house} books={books} />
    </>
  )
}
