import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  icon: IconName
  title: ReactNode
  /** The heading level. */
  level?: 1 | 2 | 3
  /** One sentence. */
  children?: ReactNode
  /** One Button or ButtonLink. */
  action?: ReactNode
}

/** No content, or an error: what happened, what is safe, one link onwards. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      <Icon name={icon} size="xl" />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
