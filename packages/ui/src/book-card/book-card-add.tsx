import type { ComponentProps } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './book-card.module.css'

type BookCardAddProps = Omit<ComponentProps<typeof IconButton>, 'icon'> & {
  /** shopping-bag adds, calendar-days pre-orders, bell tells when it is back. */
  icon?: 'shopping-bag' | 'calendar-days' | 'bell' | 'check'
}

/** The round button of a card; it fills when the card is pointed at. The label names the book. */
export function BookCardAdd({ icon = 'shopping-bag', ...button }: BookCardAddProps) {
  return <IconButton {...button} icon={icon} className={styles.add} />
}
