import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** Same unit as `max`, such as cents; more than `max` is full. */
  value: number
  max: number
  icon?: IconName
  /** The text comes first and labels the bar. */
  children: ReactNode
  className?: string
}

/** Progress to a goal, such as free shipping: text first, bar second. */
export function ProgressBar({ value, max, icon, children, className }: ProgressBarProps) {
  const sentenceId = useId()
  return (
    <div className={className}>
      <p className={styles.sentence}>
        {icon && <Icon name={icon} />}
        <span id={sentenceId}>{children}</span>
      </p>
      <progress className={styles.bar} value={Math.min(value, max)} max={max} aria-labelledby={sentenceId} />
    </div>
  )
}
