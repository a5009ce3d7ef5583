import { Link } from '../link/link.tsx'
import styles from './breadcrumb.module.css'

export type Crumb = { label: string; href: string; lang?: string }

type BreadcrumbProps = {
  /** Names the landmark. */
  label: string
  /** From the home page to the parent. Under 720 px only the parent is shown. */
  trail: readonly Crumb[]
  /** The page itself, not a link. */
  current: string
}

export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.href} className={index === trail.length - 1 ? styles.parent : undefined}>
            <Link href={crumb.href} lang={crumb.lang}>
              {crumb.label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
