import type { ComponentProps } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './book-card.module.css'

/** The heart over the cover: seen when the card is pointed at or holds the focus, and always once pressed. */
export function BookCardWish(props: Omit<ComponentProps<typeof IconButton>, 'icon'>) {
  return <IconButton {...props} icon="heart" className={styles.wish} />
}
