import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { askForHouses } from '../features/people/index/index-data.ts'
import { PublishersPage } from '../features/people/index/publishers-page.tsx'
import { readIndexQuery } from '../features/people/index/read-index-query.ts'
import { useIndexHead } from '../features/people/index/use-index-head.ts'
import { breadcrumbList } from '../features/seo/organization.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const query = readIndexQuery(url.searchParams, 'houses')
  if (!query) throw await lostPage(shop, language)
  const houses = await foundOr404(shop, language, await askForHouses(shop, language, query))
  if (query.page > 1 && houses.items.length === 0) throw await lostPage(shop, language)
  return { houses, query, origin: shop.origin, messages: messagesFor(language, ['people']) }
}

export default function Publishers() {
  const { houses, query, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('people')
  const address = useAddress()
  const name = t('publishers')
  return (
    <>
      <PageHead {...useIndexHead(name, '/publishers', query)} description={t('publishersIntro')} origin={origin} />
      <StructuredData data={breadcrumbList([{ name, url: `${origin}${address('/publishers')}` }])} />
      <PublishersPage houses={houses} query={query} />
    </>
  )
}
