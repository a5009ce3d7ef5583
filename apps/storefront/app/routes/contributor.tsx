import { getContributorByUrl } from '@stoa/contract/people'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404, lostPage } from '../features/errors/lost-page.ts'
import { askForWorks, loadBest, loadNeighbours } from '../features/people/person/person-data.ts'
import { PersonPage } from '../features/people/person/person-page.tsx'
import { usePersonTrail } from '../features/people/person/person-trail.ts'
import { structuredPerson } from '../features/people/person/structured-person.ts'
import { showWorks } from '../features/people/shown-works.ts'
import { isWhole, readWorksQuery, writeWorksQuery } from '../features/people/works-query.ts'
import { breadcrumbList } from '../features/seo/organization.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'
import { contributorPath } from '../shared/book-words.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const asked = await shop.client(language).call(getContributorByUrl, { url: params.eurl ?? '' })
  const person = await foundOr404(shop, language, asked)
  const query = readWorksQuery(
    url.searchParams,
    person.roles.map(({ role }) => role),
  )
  if (!query) throw await lostPage(shop, language)
  const [askedWorks, shown, neighbours] = await Promise.all([
    askForWorks(shop, language, person, query),
    loadBest(shop, language, person),
    loadNeighbours(shop, language, person),
  ])
  const works = showWorks(await foundOr404(shop, language, askedWorks))
  if (query.page > 1 && works.items.length === 0) throw await lostPage(shop, language)
  const messages = messagesFor(language, ['people'])
  return { ...{ person, works, query, neighbours, messages }, ...shown, origin: shop.origin }
}

export default function Contributor() {
  const { origin, ...shown } = useLoaderData<typeof loader>()
  const { person, query } = shown
  const t = useTranslations('people')
  const address = useAddress()
  const trail = usePersonTrail(person)
  const path = contributorPath(person)
  const absolute = (href: string) => `${origin}${address(href)}`
  const said = person.biography ?? t('descriptionOf', { name: person.name, count: person.titleCount })
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('titleOfPage', { name: person.name, page: query.page }) : person.name}
        description={said}
        origin={origin}
        path={isWhole(query) ? `${path}${writeWorksQuery(query)}` : undefined}
      />
      <StructuredData data={structuredPerson(person, absolute(path))} />
      <StructuredData
        data={breadcrumbList([
          ...trail.map(({ label, href }) => ({ name: label, url: absolute(href) })),
          { name: person.name, url: absolute(path) },
        ])}
      />
      <PersonPage {...shown} />
    </>
  )
}
