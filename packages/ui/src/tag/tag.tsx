import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tag.module.css'

/** The ticket that hangs from the shelf's edge under a book: `sale` to 19%, `strong` from 20%, `new`. */
export function Tag({ tone = 'sale', children }: { tone?: 'sale' | 'strong' | 'new'; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
