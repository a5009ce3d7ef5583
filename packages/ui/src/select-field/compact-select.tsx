import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from '../field/field.module.css'

/** The small select of toolbars (sorting); named by `aria-label` or `aria-labelledby`. */
export function CompactSelect({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <select {...select} className={classNames(styles.control, styles.small, className)}>
      {children}
    </select>
  )
}
