import { getPublisherByUrl, type PublisherProfile } from '@stoa/contract/catalogue/publishers'
import { listPublisherProducts } from '@stoa/contract/catalogue/works'
import type { Language } from '@stoa/domain/language'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { type Shop, shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { PublisherProfilePage } from '../features/catalogue/people/publisher/publisher-profile-page.tsx'
import { toShownWorks } from '../features/catalogue/people/shown-works.ts'
import {
  isDefaultQuery,
  readWorksQuery,
  type WorksQuery,
  worksPageSize,
  writeWorksQuery,
} from '../features/catalogue/people/works-query.ts'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'
import { publisherPath } from '../shared/book-display.ts'
import { renderSpines } from '../shared/render-spines.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const outcome = await shop.client(language).call(getPublisherByUrl, { url: params.eurl ?? '' })
  const publisher = await valueOr404(shop, language, outcome)
  const query = readWorksQuery(url.searchParams, [])
  if (!query) throw await notFoundResponse(shop, language)
  const [worksOutcome, spines] = await Promise.all([
    fetchWorks(shop, language, publisher, query),
    loadSpines(shop, language, publisher),
  ])
  const works = toShownWorks(await valueOr404(shop, language, worksOutcome))
  if (query.page > 1 && works.items.length === 0) throw await notFoundResponse(shop, language)
  return { publisher, works, query, spines, origin: shop.origin, messages: messagesFor(language, ['people']) }
}

export default function Publisher() {
  const { origin, ...pageData } = useLoaderData<typeof loader>()
  const { publisher, query } = pageData
  const t = useTranslations('people')
  const address = useAddress()
  const path = publisherPath(publisher)
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('titleOfPage', { name: publisher.name, page: query.page }) : publisher.name}
        description={t('descriptionOf', { name: publisher.name, count: publisher.titleCount })}
        origin={origin}
        path={isDefaultQuery(query) ? `${path}${writeWorksQuery(query)}` : undefined}
      />
      <StructuredData
        data={breadcrumbList([
          { name: t('publishers'), url: `${origin}${address('/publishers')}` },
          { name: publisher.name, url: `${origin}${address(path)}` },
        ])}
      />
      <PublisherProfilePage {...pageData} />
    </>
  )
}

const maxSpines = 10

const fetchWorks = (shop: Shop, language: Language, publisher: PublisherProfile, { sort, page }: WorksQuery) =>
  shop.client(language).call(listPublisherProducts, { publisherId: publisher.id, sort, page, pageSize: worksPageSize })

/** Best-selling books; a maker of other goods has none. */
async function loadSpines(shop: Shop, language: Language, publisher: PublisherProfile): Promise<string[]> {
  const input = { publisherId: publisher.id, sort: 'Bestseller', pageSize: maxSpines } as const
  const outcome = await shop.client(language).call(listPublisherProducts, input)
  return renderSpines((valueOr(outcome, null)?.items ?? []).filter(({ credits }) => credits.length > 0))
}
