import type { LetterCount } from '@stoa/contract/people'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Alphabets } from './alphabets.tsx'
import { type IndexQuery, writeIndexQuery } from './index-query.ts'
import styles from './name-index.module.css'
import { type ListedName, NameList } from './name-list.tsx'
import { PageLinks } from './page-links.tsx'

interface NameIndexProps {
  names: readonly ListedName[]
  letters: readonly LetterCount[]
  total: number
  pageSize: number
  query: IndexQuery
  /** The page's path without language and query. */
  path: string
  label: string
  /** "86 authors", "3 publishers under Κ". */
  count: ReactNode
}

/** Letters, how many, the names, the other pages. */
export function NameIndex({ names, letters, total, pageSize, query, path, label, count }: NameIndexProps) {
  const t = useTranslations('people')
  const hrefWith = (change: Partial<IndexQuery>) => `${path}${writeIndexQuery({ ...query, page: 1, ...change })}`
  const byLetter = query.search === '' && query.letter === null && query.sort.startsWith('Name')
  return (
    <>
      <Alphabets letters={letters} current={query.letter} hrefFor={(letter) => hrefWith({ letter, search: '' })} />
      <p role="status" className={styles.count}>
        {count}
      </p>
      {total === 0 ? (
        <EmptyState
          icon="users"
          title={t('nobody')}
          action={
            <ButtonLink variant="secondary" href={path}>
              {t('wholeIndex')}
            </ButtonLink>
          }
        >
          {t('nobodyText')}
        </EmptyState>
      ) : (
        <NameList names={names} byLetter={byLetter} label={label} />
      )}
      <PageLinks
        {...{ pageSize, total }}
        page={query.page}
        shown={names.length}
        hrefFor={(page) => hrefWith({ page })}
      />
    </>
  )
}
