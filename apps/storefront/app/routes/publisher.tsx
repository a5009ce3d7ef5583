import { getPublisherByUrl } from '@stoa/contract/publishers'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { askForWorks, loadSpines } from '../features/people/house/house-data.ts'
import { HousePage } from '../features/people/house/house-page.tsx'
import { showWorks } from '../features/people/shown-works.ts'
import { isWhole, readWorksQuery, writeWorksQuery } from '../features/people/works-query.ts'
import { breadcrumbList } from '../features/seo/organization.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'
import { publisherPath } from '../shared/book-words.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const asked = await shop.client(language).call(getPublisherByUrl, { url: params.eurl ?? '' })
  const house = await foundOr404(shop, language, asked)
  const query = readWorksQuery(url.searchParams, [])
  if (!query) throw await lostPage(shop, language)
  const [askedWorks, spines] = await Promise.all([
    askForWorks(shop, language, house, query),
    loadSpines(shop, language, house),
  ])
  const works = showWorks(await foundOr404(shop, language, askedWorks))
  if (query.page > 1 && works.items.length === 0) throw await lostPage(shop, language)
  return { ...{ house, works, query, spines }, origin: shop.origin, messages: messagesFor(language, ['people']) }
}

export default function Publisher() {
  const { origin, ...shown } = useLoaderData<typeof loader>()
  const { house, query } = shown
  const t = useTranslations('people')
  const address = useAddress()
  const path = publisherPath(house)
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('titleOfPage', { name: house.name, page: query.page }) : house.name}
        description={t('descriptionOf', { name: house.name, count: house.titleCount })}
        origin={origin}
        path={isWhole(query) ? `${path}${writeWorksQuery(query)}` : undefined}
      />
      <StructuredData
        data={breadcrumbList([
          { name: t('publishers'), url: `${origin}${address('/publishers')}` },
          { name: house.name, url: `${origin}${address(path)}` },
        ])}
      />
      <HousePage {...shown} />
    </>
  )
}
