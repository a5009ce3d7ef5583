import { Button } from '@stoa/ui/button/button'
import { CompactSelect } from '@stoa/ui/select-field/compact-select'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../i18n/use-address.ts'
import { BookShelf } from '../../shared/book-shelf.tsx'
import page from '../../shared/page.module.css'
import { PageLinks } from './index/page-links.tsx'
import type { ShownWorks } from './shown-works.ts'
import styles from './works.module.css'
import { type WorksQuery, worksSorts, writeWorksQuery } from './works-query.ts'

interface WorksProps {
  works: ShownWorks
  query: WorksQuery
  /** The page's path without language and query. */
  path: string
  title: string
  /** More to choose by, above the books. */
  children?: ReactNode
}

/** Somebody's titles in a bookcase, in any order, page by page. */
export function Works({ works, query, path, title, children }: WorksProps) {
  const hrefFor = (number: number) => `${path}${writeWorksQuery({ ...query, page: number })}`
  return (
    <section className={styles.works} aria-labelledby="works">
      <div className={page.head}>
        <h2 id="works">{title}</h2>
        {works.total > 1 && <WorksSort query={query} path={path} />}
      </div>
      {children}
      <BookShelf layout="case" products={works.items} priority={query.page === 1 ? 0 : 2} />
      <PageLinks
        page={query.page}
        pageSize={works.pageSize}
        total={works.total}
        shown={works.items.length}
        hrefFor={hrefFor}
      />
    </section>
  )
}

/** Chooses the order; without script by its button, with script at once. */
function WorksSort({ query, path }: Pick<WorksProps, 'query' | 'path'>) {
  const t = useTranslations('people')
  const address = useAddress()
  const id = useId()
  return (
    <form className={styles.sort} action={address(path)} method="get">
      {query.role !== null && <input type="hidden" name="role" value={query.role} />}
      <label htmlFor={id}>{t('sort')}</label>
      <CompactSelect
        id={id}
        name="sort"
        key={query.sort}
        defaultValue={query.sort === 'Default' ? '' : query.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {worksSorts.map((sort) => (
          <option key={sort} value={sort === 'Default' ? '' : sort}>
            {t(`worksSorts.${sort}`)}
          </option>
        ))}
      </CompactSelect>
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {t('apply')}
        </Button>
      </noscript>
    </form>
  )
}
