import { classNames } from '../class-names.ts'
import styles from './skip-link.module.css'

interface SkipLinkProps {
  target?: string
  label: string
  className?: string
}

/** First focusable element of every page, and of a long part of one. */
export function SkipLink({ target = 'main', label, className }: SkipLinkProps) {
  return (
    <a className={classNames(styles.skip, className)} href={`#${target}`}>
      {label}
    </a>
  )
}
