import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { useProfile } from '../data/use-profile.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { findMissing } from './find-missing.ts'

/** Who one is to the shop, and what it still does not know. */
export function PersonCard() {
  const t = useTranslations('account')
  const answer = useProfile()
  return (
    <section className={panel.card} aria-labelledby="person">
      <h2 id="person">{t('dashboard.person')}</h2>
      <Answered query={answer}>
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
      </Answered>
      <p>
        <GoLink href="/profile/account">{t('dashboard.edit')}</GoLink>
      </p>
    </section>
  )
}
