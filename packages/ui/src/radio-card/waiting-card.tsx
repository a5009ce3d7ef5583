import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './radio-card.module.css'

/**
 * A choice that cannot be made yet, in the form of a `RadioCard` whose help and price are still to come. Only its title is
 * text, on one line: a line that breaks elsewhere once its font is there would move what is below.
 */
export function WaitingCard({ title }: { title: ReactNode }) {
  return (
    <div className={styles.card}>
      <div className={styles.waitingRow}>
        <span className={styles.button} aria-hidden="true" />
        <span className={styles.text}>
          <b>{title}</b>
          <small>
            <Skeleton className={styles.line} />
            <Skeleton shape="short" className={styles.line} />
          </small>
        </span>
        <Skeleton className={styles.waitingPrice} />
      </div>
    </div>
  )
}
