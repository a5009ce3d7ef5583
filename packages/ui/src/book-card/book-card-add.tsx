import type { ComponentProps } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './book-card.module.css'

type ButtonProps = ComponentProps<typeof IconButton>

/** The round button of a card; filled while the card is hovered. The label names the book. */
export function BookCardAdd({
  icon = 'bag',
  ...props
}: Partial<Pick<ButtonProps, 'icon'>> & Omit<ButtonProps, 'icon'>) {
  return <IconButton {...props} icon={icon} className={styles.add} />
}
