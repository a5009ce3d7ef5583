import type { ContributorLink, InitialCount } from '@stoa/contract/catalogue/people'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorPath } from '../../../../shared/book-display.ts'
import chips from '../../../../shared/chips.module.css'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import { writeIndexQuery } from '../index/index-query.ts'
import { InitialIndex } from '../index/initial-index.tsx'
import { alphabetOf, initialsOf } from '../index/initials-of.ts'
import styles from './neighbours.module.css'

export interface PersonNeighbours {
  initial: string
  role: 'author' | 'any'
  initials: InitialCount[]
  people: ContributorLink[]
}

/** Other names under the same initial, and a link to the whole index. */
export function Neighbours({ initial, role, initials, people }: PersonNeighbours) {
  const t = useTranslations('people')
  const language = useLocale()
  const alphabet = alphabetOf(initial)
  const hrefFor = (target: string) =>
    `/contributors${writeIndexQuery({ page: 1, initial: target, search: '', sort: 'NameAscending', role })}`
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <div className={page.head}>
        <h2 id="neighbours">{t(role === 'any' ? 'othersUnder' : 'otherAuthorsUnder', { letter: initial })}</h2>
      </div>
      <InitialIndex
        initials={initialsOf(initials, alphabet)}
        current={initial}
        hrefFor={hrefFor}
        label={t(`alphabets.${alphabet}`)}
      />
      <ul className={`${chips.chips} ${styles.names}`}>
        {people.map((person) => (
          <li key={person.id}>
            <Link
              href={contributorPath(person)}
              className={chips.chip}
              lang={langIfForeign(person.nameLanguage, language)}
            >
              {person.filedName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
