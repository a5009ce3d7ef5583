import { listProductsByCategory } from '@stoa/contract/listing'
import { listCategoriesByParent } from '@stoa/contract/categories'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { shownOr } from '../api/answer.ts'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { pageSize } from '../shared/results/list-query.ts'
import { readListQuery } from '../shared/results/read-list-query.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const query = readListQuery(url.searchParams)
  if (!query) throw await lostPage(shop, language)
  const { page, sort, search } = query
  const wish = { ...(search === '' ? {} : { search }), sort, page, pageSize }
  const result = await foundOr404(shop, language, await client.call(listProductsByCategory, wish))
  if (page > 1 && result.items.length === 0) throw await lostPage(shop, language)
  return {
    ...{ result, query },
    categories: result.total === 0 ? shownOr(await client.call(listCategoriesByParent, {}), []) : [],
    origin: shop.origin,
    messages: messagesFor(language, ['category', 'search']),
  }
}

export default function SearchResults() {
  const { result, query, categories, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('search')
  return (
    <>
      <PageHead title={query.search === '' ? t('all') : t('title', { query: query.search })} origin={origin} />
      <SearchPage result={result} query={query} categories={categories} />
    </>
  )
}
