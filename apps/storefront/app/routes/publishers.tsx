import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { fetchPublishers } from '../features/catalogue/people/index/index-data.ts'
import { PublishersPage } from '../features/catalogue/people/index/publishers-page.tsx'
import { readIndexQuery } from '../features/catalogue/people/index/read-index-query.ts'
import { useIndexHead } from '../features/catalogue/people/index/use-index-head.ts'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const query = readIndexQuery(url.searchParams, 'publishers')
  if (!query) throw await notFoundResponse(shop, language)
  const publishers = await valueOr404(shop, language, await fetchPublishers(shop, language, query))
  if (query.page > 1 && publishers.items.length === 0) throw await notFoundResponse(shop, language)
  return { publishers, query, origin: shop.origin, messages: messagesFor(language, ['people']) }
}

export default function Publishers() {
  const { publishers, query, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('people')
  const address = useAddress()
  const name = t('publishers')
  return (
    <>
      <PageHead {...useIndexHead(name, '/publishers', query)} description={t('publishersIntro')} origin={origin} />
      <StructuredData data={breadcrumbList([{ name, url: `${origin}${address('/publishers')}` }])} />
      <PublishersPage publishers={publishers} query={query} />
    </>
  )
}
