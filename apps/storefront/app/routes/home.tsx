import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadHome } from '../features/content/home/home-data.ts'
import { HomePage } from '../features/content/home/home-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  return {
    home: await loadHome(shop, language),
    origin: shop.origin,
    messages: messagesFor(language, ['home']),
  }
}

export default function Home() {
  const { home, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('home')
  return (
    <>
      <PageHead title={t('headTitle')} omitShopName description={t('headDescription')} origin={origin} path="/" />
      <HomePage home={home} />
    </>
  )
}
