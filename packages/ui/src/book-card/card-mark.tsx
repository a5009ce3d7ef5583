import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './book-card.module.css'

/** A few words with a tick at the foot of a card's cover: that it is in the cart. Takes no room of its own. */
export function CardMark({ children }: { children: ReactNode }) {
  return (
    <span className={styles.mark}>
      <Icon name="check" size="s" />
      {children}
    </span>
  )
}
