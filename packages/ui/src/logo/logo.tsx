import { classNames } from '../class-names.ts'
import { Link } from '../link/link.tsx'
import styles from './logo-mark.module.css'

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

/** Mark and name as a heading of paper: no link. */
export const LogoPlate = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <LogoMark />
    <b>{name}</b>
  </span>
)

/**
 * Lintel, base and five spines, one in the accent colour and the last leaning. At least 24 px high, beside the shop's
 * name.
 */
function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 46 40" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 0h46v3.2H0zM0 36.8h46V40H0zM4 6h6.5v28H4zM13 6h3.6v28H13zM29.4 6h4.4v28h-4.4zM36.4 34l3.8-27.6 3.7.5L40.1 34z"
      />
      <path className={styles.accent} d="M19.2 6H27v28h-7.8z" />
    </svg>
  )
}
