import type { PublisherPage } from '@stoa/contract/publishers'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { GoLink } from '@stoa/ui/text-link/go-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { publisherPath } from '../../../shared/book-words.ts'
import page from '../../../shared/page.module.css'
import { IndexForm } from './index-form.tsx'
import styles from './index-page.module.css'
import type { IndexQuery } from './index-query.ts'
import { NameIndex } from './name-index.tsx'

interface PublishersPageProps {
  houses: PublisherPage
  query: IndexQuery
}

const path = '/publishers'
const sorts = ['NameAscending', 'NameDescending', 'TitlesDescending'] as const

export function PublishersPage({ houses, query }: PublishersPageProps) {
  const t = useTranslations('people')
  const common = useTranslations('common')
  const names = houses.items.map((one) => ({ ...one, href: publisherPath(one) }))
  const counted = { count: houses.total, b: (words: ReactNode) => <b>{words}</b> }
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${styles.page}`}>
      <Breadcrumb
        label={common('breadcrumb')}
        trail={[{ label: common('home'), href: '/' }]}
        current={t('publishers')}
      />
      <div className={styles.head}>
        <div>
          <h1>{t('publishers')}</h1>
          <p>{t('publishersIntro')}</p>
        </div>
        <GoLink href="/contributors">{t('allContributors')}</GoLink>
      </div>
      <IndexForm query={query} path={path} label={t('nameOfHouse')} sorts={sorts} />
      <NameIndex
        {...{ names, query, path }}
        letters={houses.letters}
        total={houses.total}
        pageSize={houses.pageSize}
        label={t('publishers')}
        count={
          query.letter === null
            ? t.rich('houses', counted)
            : t.rich('housesUnder', { ...counted, letter: query.letter })
        }
      />
    </main>
  )
}
