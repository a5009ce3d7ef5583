import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadSignIn } from '../features/identity/sign-in/sign-in-data.ts'
import { identityProviders } from '../features/identity/sign-in/social/identity-providers.ts'
import { ProviderReturnPage } from '../features/identity/sign-in/social/provider-return-page.tsx'
import { notFoundResponse } from '../features/site/errors/not-found-response.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const provider = identityProviders.find((candidate) => candidate === params.provider)
  if (!provider) throw await notFoundResponse(shop, languageOf(url))
  return { provider, ...(await loadSignIn(shop, languageOf(url))) }
}

export default function LoginReturn() {
  const { provider, books, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('sign-in')
  return (
    <>
      <PageHead title={t('social.page', { provider })} origin={origin} />
      <ProviderReturnPage provider={provider} books={books} />
    </>
  )
}
