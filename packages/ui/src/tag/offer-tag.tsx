import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './offer-tag.module.css'

/** What several copies gain, `3 for €25`: a link to the page of the offer, above the link over a whole card. */
export function OfferTag({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.tag}>
      {children}
    </Link>
  )
}
