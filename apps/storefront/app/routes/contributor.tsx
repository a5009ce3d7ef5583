import { type ContributorProfile, getContributorByUrl } from '@stoa/contract/catalogue/people'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { usePersonBreadcrumbs } from '../features/catalogue/people/person/person-breadcrumbs.ts'
import { fetchWorks, loadBestsellers, loadNeighbours } from '../features/catalogue/people/person/person-data.ts'
import { PersonPage } from '../features/catalogue/people/person/person-page.tsx'
import { toShownWorks } from '../features/catalogue/people/shown-works.ts'
import { isDefaultQuery, readWorksQuery, writeWorksQuery } from '../features/catalogue/people/works-query.ts'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'
import { contributorPath } from '../shared/book-display.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const outcome = await shop.client(language).call(getContributorByUrl, { url: params.eurl ?? '' })
  const person = await valueOr404(shop, language, outcome)
  const query = readWorksQuery(
    url.searchParams,
    person.roles.map(({ role }) => role),
  )
  if (!query) throw await notFoundResponse(shop, language)
  const [worksOutcome, pageData, neighbours] = await Promise.all([
    fetchWorks(shop, language, person, query),
    loadBestsellers(shop, language, person),
    loadNeighbours(shop, language, person),
  ])
  const works = toShownWorks(await valueOr404(shop, language, worksOutcome))
  if (query.page > 1 && works.items.length === 0) throw await notFoundResponse(shop, language)
  const messages = messagesFor(language, ['people'])
  return { person, works, query, neighbours, messages, ...pageData, origin: shop.origin }
}

export default function Contributor() {
  const { origin, ...pageData } = useLoaderData<typeof loader>()
  const { person, query } = pageData
  const t = useTranslations('people')
  const address = useAddress()
  const breadcrumbs = usePersonBreadcrumbs(person)
  const path = contributorPath(person)
  const absolute = (href: string) => `${origin}${address(href)}`
  const description = person.biography ?? t('descriptionOf', { name: person.name, count: person.titleCount })
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('titleOfPage', { name: person.name, page: query.page }) : person.name}
        description={description}
        origin={origin}
        path={isDefaultQuery(query) ? `${path}${writeWorksQuery(query)}` : undefined}
      />
      <StructuredData data={structuredPerson(person, absolute(path))} />
      <StructuredData
        data={breadcrumbList([
          ...breadcrumbs.map(({ label, href }) => ({ name: label, url: absolute(href) })),
          { name: person.name, url: absolute(path) },
        ])}
      />
      <PersonPage {...pageData} />
    </>
  )
}

/** ISO 8601 counts the year before 1 as 0. */
function isoYear(year: number): string {
  const astronomicalYear = year < 0 ? year + 1 : year
  return astronomicalYear < 0
    ? `-${String(-astronomicalYear).padStart(6, '0')}`
    : String(astronomicalYear).padStart(4, '0')
}

/** A person as schema.org data. */
const structuredPerson = (person: ContributorProfile, url: string): Record<string, unknown> => ({
  '@type': 'Person',
  '@id': `${url}#person`,
  name: person.name,
  alternateName: person.otherNames.length > 0 ? person.otherNames : undefined,
  url,
  mainEntityOfPage: url,
  description: person.biography ?? undefined,
  birthDate: person.bornYear === null ? undefined : isoYear(person.bornYear),
  deathDate: person.diedYear === null ? undefined : isoYear(person.diedYear),
})
