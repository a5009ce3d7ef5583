import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import type { LinkProps } from '../link/link-context.tsx'
import styles from './text-link.module.css'

/** The underlined link inside running text. */
export function TextLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(styles.text, className)} />
}
