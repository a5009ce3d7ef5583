import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import type { LinkProps } from '../link/link-context.tsx'
import styles from './text-link.module.css'

/** "All books →": underlined text and an arrow that moves 4 px. */
export function GoLink({ className, children, ...link }: LinkProps) {
  return (
    <Link {...link} className={classNames(styles.arrow, className)}>
      <span>{children}</span>
      <Icon name="arrow-right" />
    </Link>
  )
}
