import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { ContributorsPage } from '../features/people/index/contributors-page.tsx'
import { askForPeople, loadFeatured } from '../features/people/index/index-data.ts'
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
  const query = readIndexQuery(url.searchParams, 'people')
  if (!query) throw await lostPage(shop, language)
  const [asked, featured] = await Promise.all([
    askForPeople(shop, language, query),
    loadFeatured(shop, language, query),
  ])
  const people = await foundOr404(shop, language, asked)
  if (query.page > 1 && people.items.length === 0) throw await lostPage(shop, language)
  return { ...{ people, featured, query }, origin: shop.origin, messages: messagesFor(language, ['people']) }
}

export default function Contributors() {
  const { people, featured, query, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('people')
  const address = useAddress()
  const name = t(`doers.${query.role ?? 'any'}`)
  return (
    <>
      <PageHead {...useIndexHead(name, '/contributors', query)} description={t('contributorsIntro')} origin={origin} />
      <StructuredData data={breadcrumbList([{ name, url: `${origin}${address('/contributors')}` }])} />
      <ContributorsPage people={people} query={query} featured={featured} />
    </>
  )
}
