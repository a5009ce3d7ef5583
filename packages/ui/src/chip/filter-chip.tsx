import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import type { LinkComponent, LinkProps } from '../link/link-context.tsx'
import styles from './chip.module.css'

/** A chosen filter: dark, and leading to the list without it. The label says that it removes. */
export function FilterChip({ label, className, children, ...link }: LinkProps & { label: string; as?: LinkComponent }) {
  return (
    <Link {...link} aria-label={label} className={classNames(styles.chip, styles.on, className)}>
      {children}
      <Icon name="x" />
    </Link>
  )
}
