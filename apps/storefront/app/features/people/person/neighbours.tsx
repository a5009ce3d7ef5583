import type { ContributorLink, LetterCount } from '@stoa/contract/people'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorPath } from '../../../shared/book-words.ts'
import chips from '../../../shared/chips.module.css'
import { foreign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { writeIndexQuery } from '../index/index-query.ts'
import { LetterIndex } from '../index/letter-index.tsx'
import { alphabetOf, lettersOf } from '../index/letters-of.ts'
import styles from './neighbours.module.css'

export interface PersonNeighbours {
  letter: string
  role: 'author' | 'any'
  letters: LetterCount[]
  people: ContributorLink[]
}

/** Who else stands under the same letter, and the way to all letters. */
export function Neighbours({ letter, role, letters, people }: PersonNeighbours) {
  const t = useTranslations('people')
  const language = useLocale()
  const alphabet = alphabetOf(letter)
  const hrefFor = (other: string) =>
    `/contributors${writeIndexQuery({ page: 1, letter: other, search: '', sort: 'NameAscending', role })}`
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <div className={page.head}>
        <h2 id="neighbours">{t(role === 'any' ? 'othersUnder' : 'otherAuthorsUnder', { letter })}</h2>
      </div>
      <LetterIndex
        letters={lettersOf(letters, alphabet)}
        current={letter}
        hrefFor={hrefFor}
        label={t(`alphabets.${alphabet}`)}
      />
      <ul className={`${chips.chips} ${styles.names}`}>
        {people.map((person) => (
          <li key={person.id}>
            <Link href={contributorPath(person)} className={chips.chip} lang={foreign(person.nameLanguage, language)}>
              {person.filedName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
