import { getCategoryByUrl } from '@stoa/contract/categories'
import { readFilters } from '@stoa/contract/filters'
import { listProductsByCategory } from '@stoa/contract/listing'
import { listBestSellingAuthors } from '@stoa/contract/people'
import { done } from '@stoa/domain/outcome'
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { shownOr } from '../api/answer.ts'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { CategoryPage } from '../features/category/category-page.tsx'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { breadcrumbList } from '../features/seo/organization.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { categoryPath } from '../shared/book-words.ts'
import { isPlainList, pageSize } from '../shared/results/list-query.ts'
import { foldForm, readListQuery } from '../shared/results/read-list-query.ts'
import { showList } from '../shared/results/show-list.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

/** Opening and closing the filters over a list changes nothing in it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const eurl = params.eurl ?? ''
  const sent = foldForm(url.searchParams)
  if (sent !== null) throw redirect(addressOf(language, `${categoryPath({ url: eurl })}${sent}`))
  const query = readListQuery(url.searchParams)
  const filters = readFilters(query?.filters ?? '')
  if (!query || !filters.ok) throw await lostPage(shop, language)
  const category = await foundOr404(shop, language, await client.call(getCategoryByUrl, { url: eurl }))
  const { page, sort } = query
  const wish = { categoryId: category.id, filters: filters.value, sort, page, pageSize }
  const isFirst = page === 1 && isPlainList({ ...query, text: '' })
  const [asked, authors] = await Promise.all([
    client.call(listProductsByCategory, wish),
    isFirst ? client.call(listBestSellingAuthors, { categoryId: category.id }) : done([]),
  ])
  const result = await foundOr404(shop, language, asked)
  if (page > 1 && result.items.length === 0) throw await lostPage(shop, language)
  const path = categoryPath(category)
  return {
    ...{ category, authors: shownOr(authors, []) },
    list: showList(result, { language, query: { ...query, text: '' }, path, categoryId: category.id }),
    section: category.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    messages: messagesFor(language, ['category']),
  }
}

export default function CategoryRoute() {
  const { category, list, authors, origin } = useLoaderData<typeof loader>()
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
        path={isPlainList(list.query) ? pagePath : undefined}
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
