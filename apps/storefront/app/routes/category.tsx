import { listProductsByCategory } from '@stoa/contract/listing'
import { getCategoryByUrl } from '@stoa/contract/categories'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { CategoryPage } from '../features/category/category-page.tsx'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { breadcrumbList } from '../features/seo/organization.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'
import { categoryPath } from '../shared/book-words.ts'
import { pageSize } from '../shared/results/list-query.ts'
import { readListQuery } from '../shared/results/read-list-query.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const query = readListQuery(url.searchParams)
  if (!query) throw await lostPage(shop, language)
  const category = await foundOr404(shop, language, await client.call(getCategoryByUrl, { url: params.eurl ?? '' }))
  const { page, sort } = query
  const asked = await client.call(listProductsByCategory, { categoryId: category.id, sort, page, pageSize })
  const result = await foundOr404(shop, language, asked)
  if (page > 1 && result.items.length === 0) throw await lostPage(shop, language)
  return {
    ...{ category, result, query: { ...query, search: '' } },
    section: category.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    messages: messagesFor(language, ['category']),
  }
}

export default function CategoryRoute() {
  const { category, result, query, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('category')
  const address = useAddress()
  const path = categoryPath(category)
  const title = query.page > 1 ? t('titleOfPage', { name: category.name, page: query.page }) : category.name
  return (
    <>
      <PageHead
        title={title}
        description={category.intro}
        origin={origin}
        path={query.sort === 'Default' ? `${path}${query.page > 1 ? `?page=${query.page}` : ''}` : undefined}
      />
      <StructuredData
        data={breadcrumbList(
          category.breadcrumbs.map((crumb) => ({
            name: crumb.name,
            url: `${origin}${address(categoryPath(crumb))}`,
          })),
        )}
      />
      <CategoryPage category={category} result={result} query={query} />
    </>
  )
}
