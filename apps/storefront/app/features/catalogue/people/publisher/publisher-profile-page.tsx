import type { PublisherProfile } from '@stoa/contract/catalogue/publishers'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { publisherPath } from '../../../../shared/book-display.ts'
import page from '../../../../shared/page.module.css'
import { DetailsList } from '../details-list.tsx'
import { type IndexQuery, writeIndexQuery } from '../index/index-query.ts'
import { ProfileHeader } from '../profile-header.tsx'
import type { ShownWorks } from '../shown-works.ts'
import { Works } from '../works.tsx'
import type { WorksQuery } from '../works-query.ts'
import styles from './publisher-profile-page.module.css'

export interface PublisherProfilePageProps {
  publisher: PublisherProfile
  works: ShownWorks
  query: WorksQuery
  /** The spines of the best-selling books. */
  spines: readonly string[]
}

const defaultIndexQuery: IndexQuery = { page: 1, initial: null, search: '', sort: 'NameAscending', role: null }

export function PublisherProfilePage({ publisher, works, query, spines }: PublisherProfilePageProps) {
  const t = useTranslations('people')
  const breadcrumbs = [
    { label: t('publishers'), href: '/publishers' },
    {
      label: publisher.initial,
      href: `/publishers${writeIndexQuery({ ...defaultIndexQuery, initial: publisher.initial })}`,
    },
  ]
  const { address, email, website } = publisher
  return (
    <main id="main" tabIndex={-1}>
      <ProfileHeader
        {...{ breadcrumbs, spines }}
        name={publisher.name}
        nameLanguage={publisher.nameLanguage}
        subtitle={publisher.titleCount > 0 && t('titles', { count: publisher.titleCount })}
      />
      <div className={page.wrap}>
        {(address ?? email ?? website) !== null && (
          <div className={styles.facts}>
            <DetailsList
              details={[
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
            <Works {...{ works, query }} path={publisherPath(publisher)} title={t('works')} />
          ) : (
            <p>{t('noTitles')}</p>
          )}
        </div>
      </div>
    </main>
  )
}
