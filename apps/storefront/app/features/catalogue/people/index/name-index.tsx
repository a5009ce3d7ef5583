import type { InitialCount } from '@stoa/contract/catalogue/people'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type IndexQuery, writeIndexQuery } from './index-query.ts'
import { InitialIndex } from './initial-index.tsx'
import { initialsOf } from './initials-of.ts'
import styles from './name-index.module.css'
import { type ListedName, NameList } from './name-list.tsx'
import { PageLinks } from './page-links.tsx'

interface NameIndexProps {
  names: readonly ListedName[]
  initials: readonly InitialCount[]
  total: number
  pageSize: number
  query: IndexQuery
  /** The page's path without language and query. */
  path: string
  label: string
  /** "86 authors", "3 publishers under Κ". */
  count: ReactNode
}

/** Initials, count, names, pagination. */
export function NameIndex({ names, initials, total, pageSize, query, path, label, count }: NameIndexProps) {
  const t = useTranslations('people')
  const hrefWith = (change: Partial<IndexQuery>) => `${path}${writeIndexQuery({ ...query, page: 1, ...change })}`
  const byInitial = query.search === '' && query.initial === null && query.sort.startsWith('Name')
  return (
    <>
      <Alphabets initials={initials} current={query.initial} hrefFor={(initial) => hrefWith({ initial, search: '' })} />
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
        <NameList names={names} byInitial={byInitial} label={label} />
      )}
      <PageLinks
        {...{ pageSize, total }}
        page={query.page}
        visibleCount={names.length}
        hrefFor={(page) => hrefWith({ page })}
      />
    </>
  )
}

interface AlphabetsProps {
  initials: readonly InitialCount[]
  current: string | null
  hrefFor: (initial: string) => string
}

/** Α to Ω and A to Z, the alphabet of the page's language first. */
function Alphabets({ initials, current, hrefFor }: AlphabetsProps) {
  const t = useTranslations('people')
  const language = useLocale()
  const alphabetOrder = language === 'el' ? (['greek', 'latin'] as const) : (['latin', 'greek'] as const)
  return (
    <div className={styles.alphabets}>
      {alphabetOrder.map((alphabet) => (
        <InitialIndex
          key={alphabet}
          initials={initialsOf(initials, alphabet)}
          current={current}
          hrefFor={hrefFor}
          label={t(`alphabets.${alphabet}`)}
        />
      ))}
    </div>
  )
}
