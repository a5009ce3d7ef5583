import { readFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { getPromotionByUrl } from '@stoa/contract/catalogue/promotions'
import { data, type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { PromotionPage } from '../features/catalogue/category/promotion-page.tsx'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { promotionPath } from '../shared/book-display.ts'
import { combineFilters } from '../shared/results/combine-filters.ts'
import { isUnfilteredList, pageSize } from '../shared/results/list-query.ts'
import { filterFormToQuery, readListQuery } from '../shared/results/read-list-query.ts'
import { toListData } from '../shared/results/to-list-data.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

/** Opening and closing the filter sheet does not change the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

/** What has ended is gone, says so, and is not searched for any more. */
const gone = 410

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const path = promotionPath({ url: params.eurl ?? '' })
  const formQuery = filterFormToQuery(url.searchParams)
  if (formQuery !== null) throw redirect(addressOf(language, `${path}${formQuery}`))
  const outcome = await client.call(getPromotionByUrl, { url: params.eurl ?? '' })
  const promotion = await valueOr404(shop, language, outcome)
  const messages = messagesFor(language, ['category', 'lists'])
  const common = { promotion, section: ['/offers'], origin: shop.origin, messages }
  if (promotion.over) return data({ ...common, list: null }, { status: gone })
  if (!promotion.listed) return { ...common, list: null }
  const base = { filters: `Promotion.${promotion.code}`, sort: 'Default' } as const
  const read = readListQuery(url.searchParams)
  const [baseFilters, chosen] = [readFilters(base.filters), readFilters(read?.filters ?? '')]
  if (!read || !baseFilters.ok || !chosen.ok) throw await notFoundResponse(shop, language)
  const query = { ...read, text: '' }
  const filters = combineFilters(baseFilters.value, chosen.value)
  const input = { filters, sort: query.sort, page: query.page, pageSize }
  const result = await valueOr404(shop, language, await client.call(listProductsByCategory, input))
  if (query.page > 1 && result.items.length === 0) throw await notFoundResponse(shop, language)
  const facets = result.facets.filter(({ kind }) => kind !== 'Promotion')
  return { ...common, list: toListData({ ...result, facets }, { language, query, path, categoryId: null, base }) }
}

export default function PromotionRoute() {
  const { promotion, list, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('lists')
  const category = useTranslations('category')
  const address = useAddress()
  const page = list?.query.page ?? 1
  const path = promotionPath(promotion)
  const isIndexed = !promotion.over && (list === null || isUnfilteredList(list.query))
  const { name, words, intro } = promotion
  return (
    <>
      <PageHead
        title={page > 1 ? category('titleOfPage', { name, page }) : name}
        description={intro ?? words}
        origin={origin}
        path={isIndexed ? `${path}${page > 1 ? `?page=${page}` : ''}` : undefined}
      />
      <StructuredData
        data={breadcrumbList([
          { name: t('offers.title'), url: `${origin}${address('/offers')}` },
          { name, url: `${origin}${address(path)}` },
        ])}
      />
      <PromotionPage promotion={promotion} list={list} />
    </>
  )
}
