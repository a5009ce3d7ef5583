import { listCategoriesByParent } from '@stoa/contract/categories'
import type { Client } from '@stoa/contract/client'
import { listCustomMessages } from '@stoa/contract/content'
import { readFilters } from '@stoa/contract/filters'
import { searchProducts } from '@stoa/contract/search'
import { markingWords } from '@stoa/domain/search/mark-words'
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { shownOr } from '../api/answer.ts'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { loadBestAuthor } from '../features/search/load-best-author.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf } from '../i18n/use-address.ts'
import { productPath } from '../shared/book-words.ts'
import { pageSize } from '../shared/results/list-query.ts'
import { foldForm, readListQuery } from '../shared/results/read-list-query.ts'
import { showList } from '../shared/results/show-list.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

const path = '/search-results'

/** Opening and closing the filters over a list changes nothing in it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const sent = foldForm(url.searchParams)
  if (sent !== null) throw redirect(addressOf(language, `${path}${sent}`))
  const query = readListQuery(url.searchParams)
  const filters = readFilters(query?.filters ?? '')
  if (!query || !filters.ok) throw await lostPage(shop, language)
  const { page, sort, text } = query
  const wish = { text, filters: filters.value, sort, page, pageSize }
  const result = await foundOr404(shop, language, await client.call(searchProducts, wish))
  if (result.direct !== null) throw redirect(addressOf(language, productPath({ url: result.direct })))
  if (page > 1 && result.items.length === 0) throw await lostPage(shop, language)
  const mark = markingWords(result.correction?.text ?? text)
  const nothing = result.total === 0 && query.filters === ''
  return {
    list: showList(result, { language, query, path, categoryId: null, mark }),
    correction: result.correction,
    author: page === 1 && query.filters === '' && text !== '' ? await loadBestAuthor(client, text, result) : null,
    elsewhere: nothing ? await loadElsewhere(client) : null,
    origin: shop.origin,
    messages: messagesFor(language, ['category', 'search']),
  }
}

/** Where else to look when nothing was found, and whom to ask. */
async function loadElsewhere(client: Client) {
  const [categories, messages] = await Promise.all([
    client.call(listCategoriesByParent, {}),
    client.call(listCustomMessages, { codes: 'helpdesk-email' }),
  ])
  return { categories: shownOr(categories, []), email: shownOr(messages, [])[0]?.body ?? null }
}

export default function SearchResults() {
  const { list, correction, author, elsewhere, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('search')
  const { text } = list.query
  return (
    <>
      <PageHead title={text === '' ? t('all') : t('title', { query: text })} origin={origin} />
      <SearchPage list={list} correction={correction} author={author} elsewhere={elsewhere} />
    </>
  )
}
