import { listCategoriesByParent } from '@stoa/contract/catalogue/categories'
import { readFilters } from '@stoa/contract/catalogue/filters'
import { searchProducts } from '@stoa/contract/catalogue/search'
import type { Language } from '@stoa/domain/language'
import { createHighlighter } from '@stoa/domain/search/highlight-words'
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { loadTexts } from '../api/load-texts.ts'
import { pack, usePacked } from '../api/packed-data.ts'
import { type Shop, shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { loadBestAuthor } from '../features/catalogue/search/load-best-author.ts'
import { SearchPage } from '../features/catalogue/search/search-page.tsx'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf } from '../i18n/use-address.ts'
import { toBookCardData } from '../shared/book-card-data.ts'
import { productPath, sectionPath } from '../shared/book-display.ts'
import { pageSize } from '../shared/results/list-query.ts'
import { loadFirstOf, onSale, readBy } from '../shared/results/load-first-of-list.ts'
import { filterFormToQuery, foreignSearchToQuery, readSearchQuery } from '../shared/results/read-list-query.ts'
import { toListData } from '../shared/results/to-list-data.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

const path = '/search-results'

/** Opening and closing the filter sheet does not change the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const canonicalQuery = filterFormToQuery(url.searchParams) ?? foreignSearchToQuery(url.searchParams)
  if (canonicalQuery !== null) throw redirect(addressOf(language, `${path}${canonicalQuery}`))
  const query = readSearchQuery(url.searchParams)
  const filters = readFilters(query?.filters ?? '')
  if (!query || !filters.ok) throw await notFoundResponse(shop, language)
  const { page, sort, text } = query
  const input = { text, filters: filters.value, sort, page, pageSize }
  const result = await valueOr404(shop, language, await client.call(searchProducts, input))
  if (result.direct !== null) throw redirect(addressOf(language, productPath({ url: result.direct })))
  const [topic] = result.topics
  if (result.total === 0 && query.filters === '' && topic?.kind === 'section')
    throw redirect(addressOf(language, sectionPath(topic)))
  if (page > 1 && result.items.length === 0) throw await notFoundResponse(shop, language)
  const highlight = createHighlighter(result.correction?.text ?? text)
  const isEmpty = result.total === 0 && query.filters === ''
  return {
    packed: pack({
      list: toListData(result, { language, query, path, categoryId: null, highlight }),
      correction: result.correction,
      topics: page === 1 && query.filters === '' ? result.topics : [],
      author: page === 1 && query.filters === '' && text !== '' ? await loadBestAuthor(client, text, result) : null,
      fallback: isEmpty ? await loadSearchFallback(shop, language) : null,
    }),
    origin: shop.origin,
    messages: messagesFor(language, ['category', 'search']),
  }
}

const popularTitles = 6

/** Other categories, popular titles and contact details, for a search without results. */
async function loadSearchFallback(shop: Shop, language: Language) {
  const client = shop.client(language)
  const filters = [...onSale, ...readBy(language)]
  const [categories, popular, texts] = await Promise.all([
    client.call(listCategoriesByParent, {}),
    loadFirstOf(client, 'best-sellers', { now: shop.now(), count: popularTitles, filters }),
    loadTexts(shop, language, ['helpdesk-email']),
  ])
  return {
    categories: valueOr(categories, []),
    popular: popular.map(toBookCardData),
    email: texts['helpdesk-email'] ?? null,
  }
}

export default function SearchResults() {
  const { packed, origin } = useLoaderData<typeof loader>()
  const { list, correction, topics, author, fallback } = usePacked(packed)
  const t = useTranslations('search')
  const { text } = list.query
  return (
    <>
      <PageHead title={text === '' ? t('all') : t('title', { query: text })} origin={origin} />
      <SearchPage list={list} correction={correction} topics={topics} author={author} fallback={fallback} />
    </>
  )
}
