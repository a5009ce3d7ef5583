import type { PublisherProfile } from '@stoa/contract/publishers'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { publisherPath } from '../../../shared/book-words.ts'
import page from '../../../shared/page.module.css'
import { Facts } from '../facts.tsx'
import { type IndexQuery, writeIndexQuery } from '../index/index-query.ts'
import { ShelfHead } from '../shelf-head.tsx'
import type { ShownWorks } from '../shown-works.ts'
import { Works } from '../works.tsx'
import type { WorksQuery } from '../works-query.ts'
import styles from './house-page.module.css'

export interface HousePageProps {
  house: PublisherProfile
  works: ShownWorks
  query: WorksQuery
  /** What sells most, as it looks from the side. */
  spines: readonly string[]
}

const usual: IndexQuery = { page: 1, letter: null, search: '', sort: 'NameAscending', role: null }

export function HousePage({ house, works, query, spines }: HousePageProps) {
  const t = useTranslations('people')
  const trail = [
    { label: t('publishers'), href: '/publishers' },
    { label: house.letter, href: `/publishers${writeIndexQuery({ ...usual, letter: house.letter })}` },
  ]
  const { address, email, website } = house
  return (
    <main id="main" tabIndex={-1}>
      <ShelfHead
        {...{ trail, spines }}
        name={house.name}
        nameLanguage={house.nameLanguage}
        line={house.titleCount > 0 && t('titles', { count: house.titleCount })}
      />
      <div className={page.wrap}>
        {(address ?? email ?? website) !== null && (
          <div className={styles.facts}>
            <Facts
              facts={[
                [t('facts.address'), address],
                [
                  t('facts.website'),
                  website && <TextLink href={website}>{website.replace(/^https?:\/\//, '')}</TextLink>,
                ],
                [t('facts.email'), email && <TextLink href={`mailto:${email}`}>{email}</TextLink>],
              ]}
            />
          </div>
        )}
        <div className={styles.works}>
          {works.total > 0 ? (
            <Works {...{ works, query }} path={publisherPath(house)} title={t('works')} />
          ) : (
            <p>{t('noTitles')}</p>
          )}
        </div>
      </div>
    </main>
  )
}
