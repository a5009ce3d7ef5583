import { getCategoryByUrl } from '@stoa/contract/catalogue/categories'
import { readFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { listBestSellingAuthors } from '@stoa/contract/catalogue/people'
import { done } from '@stoa/domain/outcome'
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { pack, usePacked } from '../api/packed-data.ts'
import { shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { CategoryPage } from '../features/catalogue/category/category-page.tsx'
import { shownAuthor, shownCategory } from '../features/catalogue/category/shown-category.ts'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { categoryPath } from '../shared/book-display.ts'
import { isUnfilteredList, pageSize } from '../shared/results/list-query.ts'
import { filterFormToQuery, readListQuery } from '../shared/results/read-list-query.ts'
import { toListData } from '../shared/results/to-list-data.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

/** Opening and closing the filter sheet does not change the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const eurl = params.eurl ?? ''
  const formQuery = filterFormToQuery(url.searchParams)
  if (formQuery !== null) throw redirect(addressOf(language, `${categoryPath({ url: eurl })}${formQuery}`))
  const query = readListQuery(url.searchParams)
  const filters = readFilters(query?.filters ?? '')
  if (!query || !filters.ok) throw await notFoundResponse(shop, language)
  const category = await valueOr404(shop, language, await client.call(getCategoryByUrl, { url: eurl }))
  const { page, sort } = query
  const input = { categoryId: category.id, filters: filters.value, sort, page, pageSize }
  const isFirst = page === 1 && isUnfilteredList({ ...query, text: '' })
  const [outcome, authors] = await Promise.all([
    client.call(listProductsByCategory, input),
    isFirst ? client.call(listBestSellingAuthors, { categoryId: category.id }) : done([]),
  ])
  const result = await valueOr404(shop, language, outcome)
  if (page > 1 && result.items.length === 0) throw await notFoundResponse(shop, language)
  const path = categoryPath(category)
  return {
    packed: pack({
      category: shownCategory(category),
      authors: valueOr(authors, []).map(shownAuthor),
      list: toListData(result, { language, query: { ...query, text: '' }, path, categoryId: category.id }),
    }),
    section: category.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    messages: messagesFor(language, ['category']),
  }
}

export default function CategoryRoute() {
  const { packed, origin } = useLoaderData<typeof loader>()
  const { category, list, authors } = usePacked(packed)
  const t = useTranslations('category')
  const address = useAddress()
  const { page } = list.query
  const pagePath = `${list.path}${page > 1 ? `?page=${page}` : ''}`
  return (
    <>
      <PageHead
        title={page > 1 ? t('titleOfPage', { name: category.name, page }) : category.name}
        description={category.intro}
        origin={origin}
        path={isUnfilteredList(list.query) ? pagePath : undefined}
      />
      <StructuredData
        data={breadcrumbList(
          category.breadcrumbs.map((crumb) => ({
            name: crumb.name,
            url: `${origin}${address(categoryPath(crumb))}`,
          })),
        )}
      />
      <CategoryPage category={category} list={list} authors={authors} />
    </>
  )
}
