import { listPages } from './list-pages.ts'
import { PageNumber } from './page-number.tsx'
import styles from './pagination.module.css'
import { PrevNextLink } from './prev-next-link.tsx'

type PaginationProps = {
  page: number
  pages: number
  /** The address of a page; real links, usable by crawlers and without scripts. */
  hrefFor: (page: number) => string
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 3": accessible name of a number. */
  pageLabel: (page: number) => string
  /** "1–24 of 86". */
  summary?: string
}

export function Pagination(props: PaginationProps) {
  const { page, pages, hrefFor, label, previousLabel, nextLabel, pageLabel, summary } = props
  return (
    <nav className={styles.pagination} aria-label={label}>
      <PrevNextLink direction="previous" label={previousLabel} href={page > 1 ? hrefFor(page - 1) : undefined} />
      <ol>
        {listPages(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <PageNumber number={number} current={number === page} label={pageLabel(number)} href={hrefFor(number)} />
            )}
          </li>
        ))}
      </ol>
      <PrevNextLink direction="next" label={nextLabel} href={page < pages ? hrefFor(page + 1) : undefined} />
      {summary && <p>{summary}</p>}
    </nav>
  )
}
