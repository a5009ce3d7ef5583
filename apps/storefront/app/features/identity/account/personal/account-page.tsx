import type { Profile } from '@stoa/contract/identity/profile'
import { Button } from '@stoa/ui/button/button'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { useIsImpersonated } from '../data/use-is-impersonated.ts'
import { useProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'
import { CustomerOnlyNote } from '../layout/customer-only-note.tsx'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { PictureCard } from '../picture/picture-card.tsx'
import { DeleteDialog } from '../privacy/delete-dialog.tsx'
import { DevicesCard } from '../security/devices-card.tsx'
import { EmailCard } from '../security/email-card.tsx'
import { PasswordCard } from '../security/password-card.tsx'
import { SecondFactorCard } from '../security/second-factor-card.tsx'
import { SignInMethodsCard } from '../security/sign-in-methods-card.tsx'
import { PersonalCard } from './personal-card.tsx'

/** Profile, sign-in methods and privacy. */
export function AccountPage() {
  const t = useTranslations('account')
  const query = useProfile()
  const isImpersonated = useIsImpersonated()
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.lead}>{t('account.lead')}</p>
      </div>
      <QueryBoundary query={query}>
        {(profile) => (
          <>
            <PersonalCard profile={profile} />
            <PictureCard profile={profile} />
            {isImpersonated ? <CustomerOnlyNote /> : <SecurityCards profile={profile} />}
          </>
        )}
      </QueryBoundary>
    </>
  )
}

/** What only the customer may see and do, not staff. */
function SecurityCards({ profile }: { profile: Profile }) {
  useScrollToHash()
  return (
    <>
      <EmailCard profile={profile} />
      <PasswordCard profile={profile} />
      <SecondFactorCard />
      <SignInMethodsCard />
      <DevicesCard />
      <PrivacyCard profile={profile} />
    </>
  )
}

/** The cards render after the page: a link to one of them scrolls to it then. */
function useScrollToHash(): void {
  useEffect(() => {
    const card = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
    card?.scrollIntoView()
  }, [])
}

/** Access to the stored personal data, and deletion of the account. */
function PrivacyCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const [open, setOpen] = useState(false)
  return (
    <section className={panel.card} aria-labelledby="privacy">
      <h2 id="privacy">{t('privacy.title')}</h2>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('privacy.text')}</p>
        <p>
          <GoLink href="/profile/personal-data">{t('privacy.see')}</GoLink>
        </p>
        <h3>{t('delete.title')}</h3>
        <p className={styles.quiet}>{t('delete.short')}</p>
        <div className={styles.actions}>
          <Button variant="secondary" size="small" icon="trash-2" onClick={() => setOpen(true)}>
            {t('delete.open')}
          </Button>
        </div>
      </div>
      <DeleteDialog open={open} email={profile.email} onClose={() => setOpen(false)} />
    </section>
  )
}
