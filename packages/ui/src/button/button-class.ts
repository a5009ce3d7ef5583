import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonStyle = {
  /** The primary colour once per decision; `wall` only on ochre. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'wall'
  /** small 44, default 48, large 56 px high. */
  size?: 'small' | 'default' | 'large'
  /** Fills its container's width. */
  wide?: boolean
}

/** The classes a button and a link that looks like one share. */
export function buttonClass({ variant = 'primary', size = 'default', wide }: ButtonStyle, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}
