import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known, in a column beside the words. A fact without anything to say is left out. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, said: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, said]) => Boolean(said))
        .map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
    </dl>
  )
}
