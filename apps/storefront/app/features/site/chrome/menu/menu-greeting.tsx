import { type SessionPerson, useSession } from '@stoa/browser/session/session-store'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import styles from './menu-greeting.module.css'

/** Greek names need the vocative when somebody is addressed; a name on a line of its own does not. */
const nameOf = ({ firstName, lastName, alias }: SessionPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (alias ?? '')

/** The customer's name, or a link to sign in. */
export function MenuGreeting() {
  const t = useTranslations('chrome')
  const session = useSession()
  if (session.status !== 'customer')
    return (
      <p className={styles.greeting}>
        <Link href="/login">
          <Icon name="log-in" />
          {t('loginOrRegister')}
        </Link>
      </p>
    )
  return (
    <div className={styles.greeting}>
      <p>
        {t('greeting')}
        <b>{nameOf(session.person)}</b>
      </p>
      <Link href="/profile">
        <Icon name="user" />
        {t('account')}
      </Link>
      <Link href="/logout">
        <Icon name="log-out" />
        {t('logout')}
      </Link>
    </div>
  )
}
