import { readFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { listPromotions } from '@stoa/contract/catalogue/promotions'
import { done } from '@stoa/domain/outcome'
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { pack, usePacked } from '../api/packed-data.ts'
import { shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { ProductListPage } from '../features/catalogue/category/product-list-page.tsx'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { combineFilters } from '../shared/results/combine-filters.ts'
import { isUnfilteredList, pageSize } from '../shared/results/list-query.ts'
import { baseOf, hiddenFacet, productListAt, productListPath } from '../shared/results/product-lists.ts'
import { filterFormToQuery, readListQuery } from '../shared/results/read-list-query.ts'
import { toListData } from '../shared/results/to-list-data.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

/** Opening and closing the filter sheet does not change the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const name = productListAt(url.pathname)
  if (name === undefined) throw await notFoundResponse(shop, language)
  const path = productListPath(name)
  const formQuery = filterFormToQuery(url.searchParams)
  if (formQuery !== null) throw redirect(addressOf(language, `${path}${formQuery}`))
  const base = baseOf(name, shop.now())
  const read = readListQuery(url.searchParams)
  const [baseFilters, chosen] = [readFilters(base.filters), readFilters(read?.filters ?? '')]
  if (!read || !baseFilters.ok || !chosen.ok) throw await notFoundResponse(shop, language)
  const query = { ...read, text: '', sort: read.sort === base.sort ? 'Default' : read.sort }
  const input = {
    filters: combineFilters(baseFilters.value, chosen.value),
    sort: query.sort === 'Default' ? base.sort : query.sort,
    page: query.page,
    pageSize,
  }
  const client = shop.client(language)
  const [outcome, promotions] = await Promise.all([
    client.call(listProductsByCategory, input),
    name === 'offers' ? client.call(listPromotions, {}) : done([]),
  ])
  const result = await valueOr404(shop, language, outcome)
  if (query.page > 1 && result.items.length === 0) throw await notFoundResponse(shop, language)
  const facets = result.facets.filter(({ kind }) => kind !== hiddenFacet[name])
  return {
    name,
    packed: pack({
      list: toListData({ ...result, facets }, { language, query, path, categoryId: null, base }),
      promotions: valueOr(promotions, []),
    }),
    section: [path],
    origin: shop.origin,
    messages: messagesFor(language, ['category', 'lists']),
  }
}

export default function ProductListRoute() {
  const { name, packed, origin } = useLoaderData<typeof loader>()
  const { list, promotions } = usePacked(packed)
  const t = useTranslations('lists')
  const category = useTranslations('category')
  const address = useAddress()
  const { page } = list.query
  const title = t(`${name}.title`)
  const pagePath = `${list.path}${page > 1 ? `?page=${page}` : ''}`
  return (
    <>
      <PageHead
        title={page > 1 ? category('titleOfPage', { name: title, page }) : title}
        description={t(`${name}.intro`)}
        origin={origin}
        path={isUnfilteredList(list.query) ? pagePath : undefined}
      />
      <StructuredData data={breadcrumbList([{ name: title, url: `${origin}${address(list.path)}` }])} />
      <ProductListPage name={name} list={list} promotions={promotions} />
    </>
  )
}
