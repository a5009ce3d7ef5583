import { useTranslations } from 'use-intl'
import { useIsImpersonated } from '../data/use-is-impersonated.ts'
import { useProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'
import { CustomerOnlyNote } from '../layout/customer-only-note.tsx'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { PictureCard } from '../picture/picture-card.tsx'
import { SecurityCards } from '../security/security-cards.tsx'
import { AliasCard } from './alias-card.tsx'
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
            <div className={styles.two}>
              <PictureCard profile={profile} />
              <AliasCard profile={profile} />
            </div>
            {isImpersonated ? <CustomerOnlyNote /> : <SecurityCards profile={profile} />}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
