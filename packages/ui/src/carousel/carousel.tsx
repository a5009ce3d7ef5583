import { Children, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'

type CarouselProps = {
  /**
   * case: a grid of results, 2, 3, 4 or 5 columns · row: one row, scrolling sideways under 1024 px, six across above.
   */
  layout?: 'case' | 'row'
  /** BookCards; each becomes a list item. One with `data-fifth` is shown in a case of five columns only. */
  children: ReactNode
}

export function Carousel({ layout = 'case', children }: CarouselProps) {
  const layoutClass = layout === 'case' ? styles.case : classNames(styles.scroll, styles.six)
  return (
    <ul className={classNames(styles.shelf, layoutClass)}>
      {Children.map(children, (book) => book && <li>{book}</li>)}
    </ul>
  )
}
