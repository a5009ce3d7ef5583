import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import styles from './mark.module.css'
import { Mark } from './mark.tsx'

type LogoProps = { href: string; name: string; label: string; className?: string }

/** Mark and name, leading home. `label` begins with the name. */
export function Logo({ href, name, label, className }: LogoProps) {
  return (
    <Link href={href} aria-label={label} className={classNames(styles.logo, className)}>
      <Mark />
      <b>{name}</b>
    </Link>
  )
}
