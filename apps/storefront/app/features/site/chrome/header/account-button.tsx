import { useSession } from '@stoa/browser/session/session-store'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { openModal } from '../../../../state/modal-store.ts'
import styles from './middle-bar.module.css'

const isPlainClick = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
/** The auth pages have their own form. */
const isOnAuthPage = (): boolean => /\/(?:login|register)(?:\/|$)/.test(location.pathname)

interface AccountButtonProps {
  /** Called before the press, to load the dialog's code. */
  onPrefetch(): void
}

/**
 * Links to the account, by name; for guests it opens the sign-in dialog, or the page without JavaScript. Same size for
 * both.
 */
export function AccountButton({ onPrefetch }: AccountButtonProps) {
  const t = useTranslations('chrome')
  const session = useSession()
  if (session.status === 'customer') {
    const name = session.person.firstName
    return (
      <Link className={styles.action} href="/profile" aria-label={t('accountNamed', { name })}>
        <Icon name="user" />
        <span className={`sr-narrow ${styles.name}`}>{name}</span>
      </Link>
    )
  }
  return (
    <Link
      className={styles.action}
      href="/login"
      aria-haspopup="dialog"
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
      onClick={(event) => {
        if (!isPlainClick(event) || isOnAuthPage()) return
        event.preventDefault()
        openModal('login')
      }}
    >
      <Icon name="user" />
      <span className={`sr-narrow ${styles.name}`}>{t('login')}</span>
    </Link>
  )
}
