import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

/** A toggle that is on or off. */
export function Chip({
  pressed,
  className,
  type = 'button',
  ...button
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return <button {...button} type={type} aria-pressed={pressed} className={classNames(styles.chip, className)} />
}
