import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { useLocale, useTranslations } from 'use-intl'
import type { BookCardData } from '../../../../shared/book-card-data.ts'
import { BookCarousel } from '../../../../shared/book-carousel.tsx'
import { contributorPath } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import { SectionHead } from '../../../../shared/section-head.tsx'
import { ProfileHeader } from '../profile-header.tsx'
import type { ShownWorks } from '../shown-works.ts'
import { Works } from '../works.tsx'
import { isDefaultQuery, type WorksQuery } from '../works-query.ts'
import { Neighbours, type PersonNeighbours } from './neighbours.tsx'
import { usePersonBreadcrumbs } from './person-breadcrumbs.ts'
import { PersonDetails } from './person-details.tsx'
import styles from './person-page.module.css'
import { RoleChips } from './role-chips.tsx'
import { useYears } from './use-years.ts'

export interface PersonPageProps {
  person: ContributorProfile
  works: ShownWorks
  query: WorksQuery
  /** Best-selling titles, and their spines. */
  bestsellers: readonly BookCardData[]
  spines: readonly string[]
  neighbours: PersonNeighbours | null
}

const maxBestsellers = 6
/** With fewer titles than this all of them are visible anyway. */
const bestsellersThreshold = 14

export function PersonPage({ person, works, query, bestsellers, spines, neighbours }: PersonPageProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const years = useYears(person)
  const breadcrumbs = usePersonBreadcrumbs(person)
  const showsBestsellers = isDefaultQuery(query) && query.page === 1 && works.total >= bestsellersThreshold
  return (
    <main id="main" tabIndex={-1}>
      <ProfileHeader
        breadcrumbs={breadcrumbs}
        name={person.name}
        nameLanguage={person.nameLanguage}
        subtitle={years}
        spines={spines}
      />
      <div className={page.wrap}>
        <div className={styles.about}>
          <div className={page.read} lang={langIfForeign(person.biographyLanguage, language)}>
            {person.biography ? <p className={styles.biography}>{person.biography}</p> : <p>{t('noBiography')}</p>}
          </div>
          <PersonDetails person={person} bestseller={bestsellers[0]} />
        </div>
        {showsBestsellers && (
          <section className={styles.best} aria-labelledby="best">
            <SectionHead id="best" title={t('best')} />
            <BookCarousel layout="row" products={bestsellers.slice(0, maxBestsellers)} />
          </section>
        )}
        {works.total > 0 ? (
          <Works {...{ works, query }} path={contributorPath(person)} title={t('works')}>
            <RoleChips person={person} query={query} />
          </Works>
        ) : (
          <p className={styles.none}>{t('noTitles')}</p>
        )}
        {neighbours && <Neighbours {...neighbours} />}
      </div>
    </main>
  )
}
