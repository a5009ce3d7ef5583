import type { Language } from '@stoa/domain/language'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import type { ListData } from '../../../shared/results/list-data.ts'
import { ListSkipLinks, Results } from '../../../shared/results/results.tsx'
import styles from './category-page.module.css'

interface ListFrameProps {
  breadcrumb: ReactNode
  title: string
  intro: string | null
  /** The language of title and intro, where it may not be the page's. */
  language?: Language
  /** Below the introduction. */
  children?: ReactNode
  list: ListData
  tree?: ReactNode
  /** Instead of a list that has nothing in it before anything is filtered. */
  empty: { title: string; text: string; action: string; href: string }
  after?: ReactNode
}

/** A page whose main part is a list of products. */
export function ListFrame({ breadcrumb, title, intro, language, children, list, tree, empty, after }: ListFrameProps) {
  const pageLanguage = useLocale()
  const isEmpty = list.total === 0 && list.query.filters === ''
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      {!isEmpty && <ListSkipLinks />}
      {breadcrumb}
      <div className={styles.head}>
        <h1>
          <HeadingText lang={language}>{title}</HeadingText>
        </h1>
        {intro && (
          <p className={styles.intro} lang={language && langIfForeign(language, pageLanguage)}>
            {intro}
          </p>
        )}
        {children}
      </div>
      {isEmpty ? (
        <EmptyState
          icon="book-open"
          title={empty.title}
          action={
            <ButtonLink variant="secondary" href={empty.href}>
              {empty.action}
            </ButtonLink>
          }
        >
          {empty.text}
        </EmptyState>
      ) : (
        <Results list={list} tree={tree} />
      )}
      {after}
    </main>
  )
}
