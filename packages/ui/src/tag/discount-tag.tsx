import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './discount-tag.module.css'

/** The discount on the tag at the line under a book, `−10%`; from 20% it is solid. */
export function DiscountTag({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={classNames(styles.tag, percent >= 20 && styles.strong)}>
      <VisuallyHidden>{label} </VisuallyHidden>−{percent}%
    </span>
  )
}
