import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './badge.module.css'

type BadgeProps = {
  tone?: 'plain' | 'ok' | 'info' | 'warn' | 'bad' | 'deep'
  /** A status always has an icon, so that it is not shown by colour alone. */
  icon?: IconName
  children: ReactNode
}

/** A status in a word or two: of an order, a review, a book. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </span>
  )
}
