import { Link } from '../link/link.tsx'
import styles from './breadcrumb.module.css'

export type Crumb = { label: string; href: string; lang?: string }

type BreadcrumbProps = {
  /** Accessible name of the landmark. */
  label: string
  /** From the home page to the parent. Under 720 px only the parent is shown. */
  items: readonly Crumb[]
  /** The page itself, not a link. */
  current: string
}

export function Breadcrumb({ label, items, current }: BreadcrumbProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {items.map((crumb, index) => (
          <li key={crumb.href} className={index === items.length - 1 ? styles.parent : undefined}>
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
