import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { useProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { findMissing } from './find-missing.ts'

/** The profile, and what is still missing from it. */
export function PersonCard() {
  const t = useTranslations('account')
  const query = useProfile()
  return (
    <section className={panel.card} aria-labelledby="person">
      <h2 id="person">{t('dashboard.person')}</h2>
      <QueryBoundary query={query}>
        {(profile) => {
          const { firstName, lastName, email, mobile } = profile
          const missing = findMissing(profile)
          return (
            <>
              <p>
                <b>
                  {firstName} {lastName}
                </b>
              </p>
              <p className={styles.quiet}>{email}</p>
              <p className={styles.quiet}>{mobile}</p>
              {missing && <p className={styles.quiet}>{t('dashboard.incomplete', { missing })}</p>}
            </>
          )
        }}
      </QueryBoundary>
      <p>
        <GoLink href="/profile/account">{t('dashboard.edit')}</GoLink>
      </p>
    </section>
  )
}
