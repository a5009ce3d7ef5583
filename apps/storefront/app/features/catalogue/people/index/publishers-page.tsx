import type { PublisherPage } from '@stoa/contract/catalogue/publishers'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { GoLink } from '@stoa/ui/text-link/go-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { publisherPath } from '../../../../shared/book-display.ts'
import page from '../../../../shared/page.module.css'
import { IndexForm } from './index-form.tsx'
import styles from './index-page.module.css'
import type { IndexQuery } from './index-query.ts'
import { NameIndex } from './name-index.tsx'

interface PublishersPageProps {
  publishers: PublisherPage
  query: IndexQuery
}

const path = '/publishers'
const sorts = ['NameAscending', 'NameDescending', 'TitlesDescending'] as const

export function PublishersPage({ publishers, query }: PublishersPageProps) {
  const t = useTranslations('people')
  const common = useTranslations('common')
  const names = publishers.items.map((publisher) => ({ ...publisher, href: publisherPath(publisher) }))
  const countValues = { count: publishers.total, b: (chunks: ReactNode) => <b>{chunks}</b> }
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${styles.page}`}>
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: '/' }]}
        current={t('publishers')}
      />
      <div className={styles.head}>
        <div>
          <h1>{t('publishers')}</h1>
          <p>{t('publishersIntro')}</p>
        </div>
        <GoLink href="/contributors">{t('allContributors')}</GoLink>
      </div>
      <IndexForm query={query} path={path} label={t('publisherName')} sorts={sorts} />
      <NameIndex
        {...{ names, query, path }}
        initials={publishers.initials}
        total={publishers.total}
        pageSize={publishers.pageSize}
        label={t('publishers')}
        count={
          query.initial === null
            ? t.rich('publisherCount', countValues)
            : t.rich('publisherCountUnder', { ...countValues, letter: query.initial })
        }
      />
    </main>
  )
}
