import { useSession } from '@stoa/browser/session/session-store'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import styles from './impersonation-banner.module.css'

/** Shown on every page during impersonation, so that staff do not forget it. */
export function ImpersonationBanner() {
  const t = useTranslations('common')
  const session = useSession()
  if (session.status !== 'customer' || session.person.impersonatedBy === null) return null
  const { impersonatedBy: staff, firstName, lastName } = session.person
  return (
    <div className={styles.banner} role="status" data-print="hide">
      <p>{t('impersonating', { staff, customer: `${firstName} ${lastName}` })}</p>
      <Link href="/logout">{t('stopImpersonating')}</Link>
    </div>
  )
}
