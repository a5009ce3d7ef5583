import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tag.module.css'

/** The tag at the line under a book: `sale` to 19%, `strong` from 20%. */
export function Tag({ tone, children }: { tone: 'sale' | 'strong'; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
