import type { ContributorPage } from '@stoa/contract/catalogue/people'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { GoLink } from '@stoa/ui/text-link/go-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AuthorGroup } from '../../../../shared/author-spines/author-groups.ts'
import { AuthorsBookcase } from '../../../../shared/author-spines/authors-bookcase.tsx'
import { contributorPath } from '../../../../shared/book-display.ts'
import page from '../../../../shared/page.module.css'
import { IndexForm } from './index-form.tsx'
import styles from './index-page.module.css'
import { defaultRole, type IndexQuery } from './index-query.ts'
import { NameIndex } from './name-index.tsx'

interface ContributorsPageProps {
  people: ContributorPage
  query: IndexQuery
  /** The authors chosen by the booksellers, with their books. */
  featured: readonly AuthorGroup[]
}

const path = '/contributors'
const sorts = ['NameAscending', 'NameDescending', 'TitlesDescending', 'Bestseller'] as const

export function ContributorsPage({ people, query, featured }: ContributorsPageProps) {
  const t = useTranslations('people')
  const common = useTranslations('common')
  const role = query.role ?? 'any'
  const names = people.items.map((contributor) => ({
    ...contributor,
    name: contributor.filedName,
    href: contributorPath(contributor),
  }))
  const countValues = { count: people.total, b: (chunks: ReactNode) => <b>{chunks}</b> }
  return (
    <main id="main" tabIndex={-1}>
      <div className={`${page.wrap} ${styles.page}`}>
        <Breadcrumb
          label={common('breadcrumb')}
          items={[{ label: common('home'), href: '/' }]}
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
          initials={people.initials}
          total={people.total}
          pageSize={people.pageSize}
          label={t(`doers.${role}`)}
          count={
            query.initial === null
              ? t.rich('people', countValues)
              : t.rich('peopleUnder', { ...countValues, letter: query.initial })
          }
        />
      </div>
      {featured.length > 0 && <AuthorsBookcase groups={featured} />}
    </main>
  )
}

interface RoleChoiceProps {
  roles: ContributorPage['roles']
  role: NonNullable<IndexQuery['role']>
}

/** The role filter: only roles that somebody has, and all. */
function RoleChoice({ roles, role }: RoleChoiceProps) {
  const t = useTranslations('people')
  const offered = roles.some((entry) => entry.role === role) || role === 'any' ? roles : [...roles, { role, count: 0 }]
  return (
    <SelectField className={styles.role} label={t('role')} name="role" defaultValue={role === defaultRole ? '' : role}>
      {offered.map((entry) => (
        <option key={entry.role} value={entry.role === defaultRole ? '' : entry.role}>
          {t('doersCounted', { doers: t(`doers.${entry.role}`), count: entry.count })}
        </option>
      ))}
      <option value="any">{t('doers.any')}</option>
    </SelectField>
  )
}
