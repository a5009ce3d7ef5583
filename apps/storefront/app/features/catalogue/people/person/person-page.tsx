import type { ContributorProfile } from '@stoa/contract/catalogue/people'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import type { BookCardData } from '../../../../shared/book-card-data.ts'
import { BookCarousel } from '../../../../shared/book-carousel.tsx'
import { contributorPath } from '../../../../shared/book-display.ts'
import chips from '../../../../shared/chips.module.css'
import { allowsDropCap } from '../../../../shared/drop-cap.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import { SectionHead } from '../../../../shared/section-head.tsx'
import { ProfileHeader } from '../profile-header.tsx'
import type { ShownWorks } from '../shown-works.ts'
import { Works } from '../works.tsx'
import { isDefaultQuery, type WorksQuery, writeWorksQuery } from '../works-query.ts'
import { Neighbours, type PersonNeighbours } from './neighbours.tsx'
import { usePersonBreadcrumbs } from './person-breadcrumbs.ts'
import { PersonDetails } from './person-details.tsx'
import styles from './person-page.module.css'

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
            {person.biography ? (
              <p className={allowsDropCap(person.biography) ? page.dropCap : undefined}>{person.biography}</p>
            ) : (
              <p>{t('noBiography')}</p>
            )}
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

/** The titles by role; nothing for a person with one role. */
function RoleChips({ person, query }: { person: ContributorProfile; query: WorksQuery }) {
  const t = useTranslations('people')
  if (person.roles.length < 2) return null
  const allChip = { role: null, label: t('inAnyRole'), count: person.titleCount }
  const roleChips = person.roles.map(({ role, count }) => ({ role, label: t(`does.${role}`), count }))
  return (
    <nav aria-label={t('byRole')} className={styles.roles}>
      <ul className={chips.chips}>
        {[allChip, ...roleChips].map(({ role, label, count }) => (
          <li key={label}>
            <Link
              href={`${contributorPath(person)}${writeWorksQuery({ ...query, page: 1, role })}`}
              className={chips.chip}
              aria-current={role === query.role ? 'true' : undefined}
            >
              {label} <small>{t('number', { count })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `1908–1960`, `384–322 π.Χ.`, `γεν. 1954`; null when nothing is known. */
function useYears({ bornYear, diedYear }: Pick<ContributorProfile, 'bornYear' | 'diedYear'>): string | null {
  const t = useTranslations('people')
  const beforeChrist = (diedYear ?? bornYear ?? 1) < 0
  const formatYear = (year: number) =>
    year < 0 && !beforeChrist ? t('beforeChrist', { years: String(-year) }) : String(Math.abs(year))
  const withEra = (years: string) => (beforeChrist ? t('beforeChrist', { years }) : years)
  if (bornYear !== null && diedYear !== null) return withEra(`${formatYear(bornYear)}–${formatYear(diedYear)}`)
  if (bornYear !== null) return t('born', { year: withEra(formatYear(bornYear)) })
  return diedYear === null ? null : t('died', { year: withEra(formatYear(diedYear)) })
}
