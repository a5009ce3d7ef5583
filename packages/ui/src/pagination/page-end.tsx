import { buttonClass } from '../button/button-class.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './pagination.module.css'

type PageEndProps = { way: 'previous' | 'next'; label: string; href?: string }

/** Previous or next; its word is only read aloud under 1024 px. Without an address it only holds the place. */
export function PageEnd({ way, label, href }: PageEndProps) {
  const look = { variant: 'secondary', size: 'small' } as const
  const content = (
    <>
      {way === 'previous' && <Icon name="arrow-left" size="s" />}
      <span className={styles.word}>{label}</span>
      {way === 'next' && <Icon name="arrow-right" size="s" />}
    </>
  )
  if (!href) {
    return (
      <span className={buttonClass(look, styles.end)} aria-hidden="true">
        {content}
      </span>
    )
  }
  return (
    <Link href={href} rel={way === 'previous' ? 'prev' : 'next'} className={buttonClass(look)}>
      {content}
    </Link>
  )
}
