import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import type { LinkComponent, LinkProps } from '../link/link-context.tsx'
import styles from './chip.module.css'

/** A shortcut with its count. */
export function ChipLink({ count, className, children, ...link }: LinkProps & { count?: string; as?: LinkComponent }) {
  return (
    <Link {...link} className={classNames(styles.chip, className)}>
      {children}
      {count && <small>{count}</small>}
    </Link>
  )
}
