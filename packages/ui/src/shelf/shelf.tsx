import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './shelf.module.css'

type ShelfProps = {
  /** case: the results' bookcase, 2, 3, 4 or 5 across · row: one shelf, sideways under 1024 px, `columns` across above. */
  layout?: 'case' | 'row'
  columns?: 5 | 6
  label?: string
  className?: string
  /** BookCards; each becomes a list item. */
  children: ReactNode
}

export function Shelf({ layout = 'case', columns = 6, label, className, children }: ShelfProps) {
  const look = layout === 'case' ? styles.case : classNames(styles.scroll, columns === 5 ? styles.five : styles.six)
  return (
    <ul className={classNames(styles.shelf, look, className)} aria-label={label}>
      {Children.map(children, (book) => (
        <li>{book}</li>
      ))}
    </ul>
  )
}
