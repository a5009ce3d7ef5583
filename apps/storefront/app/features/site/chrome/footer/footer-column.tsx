import { Link } from '@stoa/ui/link/link'
import { useMedia } from '../../../../state/use-media.ts'
import styles from './footer.module.css'

interface FooterColumnProps {
  title: string
  links: readonly { href: string; title: string }[]
}

/** A titled list of links; on a phone its title collapses it. */
export function FooterColumn({ title, links }: FooterColumnProps) {
  const narrow = useMedia('(max-width: 719px)')
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href}>{link.title}</Link>
        </li>
      ))}
    </ul>
  )
  if (!narrow) {
    return (
      <div>
        <h2>{title}</h2>
        {list}
      </div>
    )
  }
  return (
    <details className={styles.folded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {list}
    </details>
  )
}
