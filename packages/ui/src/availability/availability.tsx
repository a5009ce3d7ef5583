import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './availability.module.css'

type AvailabilityProps = {
  /** now: full dot · later: ring · scarce: triangle · future: amber ring · none: dash. */
  kind: 'now' | 'later' | 'scarce' | 'future' | 'none'
  /** The larger form of the product page. */
  strong?: boolean
  className?: string
  /** The text; the shape never stands alone. */
  children: ReactNode
}

export function Availability({ kind, strong, className, children }: AvailabilityProps) {
  return (
    <span className={classNames(styles.availability, styles[kind], strong && styles.strong, className)}>
      {children}
    </span>
  )
}
