import type { Product } from '@stoa/contract/catalogue'
import { Link } from '@stoa/ui/link/link'
import { Fragment } from 'react'
import { contributorPath } from '../../shared/book-words.ts'

/** Names, each leading to the person's own page. */
export const PersonLinks = ({ people }: { people: Product['credits'] }) =>
  people.map((person, index) => (
    <Fragment key={person.code}>
      {index > 0 && ', '}
      <Link href={contributorPath(person)}>{person.name}</Link>
    </Fragment>
  ))
