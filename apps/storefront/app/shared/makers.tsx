import { Link } from '@stoa/ui/link/link'
import { Fragment } from 'react'
import { contributorPath } from './book-words.ts'
import type { ShelfMaker } from './shelf-book.ts'

/** The names of those who made a book, each leading to the person's page. */
export function Makers({ makers }: { makers: readonly ShelfMaker[] }) {
  return makers.map((maker, index) => (
    <Fragment key={maker.url}>
      {index > 0 && ', '}
      <Link href={contributorPath(maker)}>{maker.name}</Link>
    </Fragment>
  ))
}
