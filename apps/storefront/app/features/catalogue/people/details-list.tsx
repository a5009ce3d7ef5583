import type { ReactNode } from 'react'
import shared from '../../../shared/details.module.css'
import styles from './details-list.module.css'

/** A definition list. An entry without a value is left out. */
export function DetailsList({ details }: { details: readonly (readonly [term: string, said: ReactNode])[] }) {
  return (
    <dl className={`${shared.details} ${styles.facts}`}>
      {details
        .filter(([, value]) => Boolean(value))
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
