import type { ContributorPage } from '@stoa/contract/people'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { GoLink } from '@stoa/ui/text-link/go-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AuthorGroup } from '../../../shared/authors-bookcase/author-groups.ts'
import { AuthorsBookcase } from '../../../shared/authors-bookcase/authors-bookcase.tsx'
import { contributorPath } from '../../../shared/book-words.ts'
import page from '../../../shared/page.module.css'
import { IndexForm } from './index-form.tsx'
import styles from './index-page.module.css'
import type { IndexQuery } from './index-query.ts'
import { NameIndex } from './name-index.tsx'
import { RoleChoice } from './role-choice.tsx'

interface ContributorsPageProps {
  people: ContributorPage
  query: IndexQuery
  /** Those whom the booksellers have chosen, with their books. */
  featured: readonly AuthorGroup[]
}

const path = '/contributors'
const sorts = ['NameAscending', 'NameDescending', 'TitlesDescending', 'Bestseller'] as const

export function ContributorsPage({ people, query, featured }: ContributorsPageProps) {
  const t = useTranslations('people')
  const common = useTranslations('common')
  const role = query.role ?? 'any'
  const names = people.items.map((one) => ({ ...one, name: one.filedName, href: contributorPath(one) }))
  const counted = { count: people.total, b: (words: ReactNode) => <b>{words}</b> }
  return (
    <main id="main" tabIndex={-1}>
      <div className={`${page.wrap} ${styles.page}`}>
        <Breadcrumb
          label={common('breadcrumb')}
          trail={[{ label: common('home'), href: '/' }]}
          current={t('contributors')}
        />
        <div className={styles.head}>
          <div>
            <h1>{t(`doers.${role}`)}</h1>
            <p>{t('contributorsIntro')}</p>
          </div>
          <GoLink href="/publishers">{t('allPublishers')}</GoLink>
        </div>
        <IndexForm query={query} path={path} label={t('nameOfPerson')} sorts={sorts}>
          <RoleChoice roles={people.roles} role={role} />
        </IndexForm>
        <NameIndex
          {...{ names, query, path }}
          letters={people.letters}
          total={people.total}
          pageSize={people.pageSize}
          label={t(`doers.${role}`)}
          count={
            query.letter === null
              ? t.rich('people', counted)
              : t.rich('peopleUnder', { ...counted, letter: query.letter })
          }
        />
      </div>
      {featured.length > 0 && <AuthorsBookcase groups={featured} />}
    </main>
  )
}
