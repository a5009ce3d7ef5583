import type { ContributorProfile } from '@stoa/contract/people'
import { useLocale, useTranslations } from 'use-intl'
import { BookShelf } from '../../../shared/book-shelf.tsx'
import { contributorPath } from '../../../shared/book-words.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { SectionHead } from '../../../shared/section-head.tsx'
import type { ShelfBook } from '../../../shared/shelf-book.ts'
import { ShelfHead } from '../shelf-head.tsx'
import type { ShownWorks } from '../shown-works.ts'
import { Works } from '../works.tsx'
import { isWhole, type WorksQuery } from '../works-query.ts'
import { Neighbours, type PersonNeighbours } from './neighbours.tsx'
import { PersonFacts } from './person-facts.tsx'
import styles from './person-page.module.css'
import { usePersonTrail } from './person-trail.ts'
import { RoleChips } from './role-chips.tsx'
import { useYears } from './use-years.ts'

export interface PersonPageProps {
  person: ContributorProfile
  works: ShownWorks
  query: WorksQuery
  /** What sells most, and as it looks from the side. */
  best: readonly ShelfBook[]
  spines: readonly string[]
  neighbours: PersonNeighbours | null
}

const mostLoved = 6
/** Below this many titles everything is seen at once anyway. */
const worthChoosingFrom = 14

export function PersonPage({ person, works, query, best, spines, neighbours }: PersonPageProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const years = useYears(person)
  const trail = usePersonTrail(person)
  const showsBest = isWhole(query) && query.page === 1 && works.total >= worthChoosingFrom
  return (
    <main id="main" tabIndex={-1}>
      <ShelfHead trail={trail} name={person.name} nameLanguage={person.nameLanguage} line={years} spines={spines} />
      <div className={page.wrap}>
        <div className={styles.about}>
          <div className={page.read} lang={foreign(person.biographyLanguage, language)}>
            {person.biography ? <p className={styles.biography}>{person.biography}</p> : <p>{t('noBiography')}</p>}
          </div>
          <PersonFacts person={person} first={best[0]} />
        </div>
        {showsBest && (
          <section className={styles.best} aria-labelledby="best">
            <SectionHead id="best" title={t('best')} />
            <BookShelf layout="row" products={best.slice(0, mostLoved)} />
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
