import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import styles from './logo-mark.module.css'
import { LogoMark } from './logo-mark.tsx'

type LogoProps = { href: string; name: string; label: string; className?: string }

/** Mark and name, linked to the home page. `label` begins with the name. */
export function Logo({ href, name, label, className }: LogoProps) {
  return (
    <Link href={href} aria-label={label} className={classNames(styles.logo, className)}>
      <LogoMark />
      <b>{name}</b>
    </Link>
  )
}
