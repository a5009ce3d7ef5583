import { buttonClass } from '../button/button-class.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { listPages } from './list-pages.ts'
import styles from './pagination.module.css'

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

type PageNumberProps = { number: number; current: boolean; label: string; href: string }

/** A link to one page. */
function PageNumber({ number, current, label, href }: PageNumberProps) {
  return (
    <Link href={href} aria-label={label} aria-current={current ? 'page' : undefined}>
      {number}
    </Link>
  )
}

type PrevNextLinkProps = { direction: 'previous' | 'next'; label: string; href?: string }

/** Previous or next; under 1024 px its text is for screen readers only. Without an address it only takes up space. */
function PrevNextLink({ direction, label, href }: PrevNextLinkProps) {
  const buttonStyle = { variant: 'secondary', size: 'small' } as const
  const content = (
    <>
      {direction === 'previous' && <Icon name="arrow-left" size="s" />}
      <span className="sr-narrow">{label}</span>
      {direction === 'next' && <Icon name="arrow-right" size="s" />}
    </>
  )
  if (!href) {
    return (
      <span className={buttonClass(buttonStyle, styles.end)} aria-hidden="true">
        {content}
      </span>
    )
  }
  return (
    <Link href={href} rel={direction === 'previous' ? 'prev' : 'next'} className={buttonClass(buttonStyle)}>
      {content}
    </Link>
  )
}
