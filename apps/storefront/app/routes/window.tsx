import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { loadShelf } from '../api/load-shelf.ts'
import { shopContext } from '../api/shop-context.ts'
import { WindowPage } from '../features/content/selections/window-page.tsx'
import { valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

const path = '/window'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const tab = await valueOr404(shop, language, await loadShelf(shop.client(language), language, 'window'))
  return { tab, origin: shop.origin, messages: messagesFor(language, ['lists']) }
}

export default function Window() {
  const { tab, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('lists')
  const address = useAddress()
  return (
    <>
      <PageHead title={tab.title} description={tab.intro} origin={origin} path={path} />
      <StructuredData data={breadcrumbList([{ name: t('window.title'), url: `${origin}${address(path)}` }])} />
      <WindowPage tab={tab} />
    </>
  )
}
