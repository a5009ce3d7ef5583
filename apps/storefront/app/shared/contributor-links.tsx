import { Link } from '@stoa/ui/link/link'
import { Fragment } from 'react'
import type { BookContributor } from './book-card-data.ts'
import { contributorPath } from './book-display.ts'

/** The names of a book's contributors, each a link to the person's page. */
export function ContributorLinks({ contributors }: { contributors: readonly BookContributor[] }) {
  return contributors.map((contributor, index) => (
    <Fragment key={contributor.url}>
      {index > 0 && ', '}
      <Link href={contributorPath(contributor)}>{contributor.name}</Link>
    </Fragment>
  ))
}
