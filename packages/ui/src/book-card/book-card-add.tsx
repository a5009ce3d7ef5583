import type { ComponentProps } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './book-card.module.css'

/** The round button of a card; filled while the card is hovered. The label names the book. */
export function BookCardAdd(props: Omit<ComponentProps<typeof IconButton>, 'icon'>) {
  return <IconButton {...props} icon="bag" className={styles.add} />
}
