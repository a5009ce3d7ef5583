import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import type { LinkProps } from '../link/link-context.tsx'
import styles from './text-link.module.css'

/** "← Back to the cart": an arrow and underlined text. */
export function BackLink({ className, children, ...link }: LinkProps) {
  return (
    <Link {...link} className={classNames(styles.back, className)}>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </Link>
  )
}
