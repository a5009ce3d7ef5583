import { buttonClass } from '../button/button-class.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './pagination.module.css'

type PrevNextLinkProps = { direction: 'previous' | 'next'; label: string; href?: string }

/** Previous or next; under 1024 px its text is for screen readers only. Without an address it only takes up space. */
export function PrevNextLink({ direction, label, href }: PrevNextLinkProps) {
  const buttonStyle = { variant: 'secondary', size: 'small' } as const
  const content = (
    <>
      {direction === 'previous' && <Icon name="arrow-left" size="s" />}
      <span className={styles.word}>{label}</span>
      {direction === 'next' && <Icon name="arrow-right" size="s" />}
    </>
  )
  if (!href) {
    return (
      <span className={buttonClass(buttonStyle, styles.end)} aria-hidden="true">
        {content}
      </span>
    )
  }
  return (
    <Link href={href} rel={direction === 'previous' ? 'prev' : 'next'} className={buttonClass(buttonStyle)}>
      {content}
    </Link>
  )
}
