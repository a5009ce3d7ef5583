import { useTranslations } from 'use-intl'
import { useProfile } from '../data/use-profile.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { PictureCard } from '../picture/picture-card.tsx'
import { PrivacyCard } from '../privacy/privacy-card.tsx'
import { DevicesCard } from '../security/devices-card.tsx'
import { EmailCard } from '../security/email-card.tsx'
import { PasswordCard } from '../security/password-card.tsx'
import { SecondFactorCard } from '../security/second-factor-card.tsx'
import { SignInMethodsCard } from '../security/sign-in-methods-card.tsx'
import { AliasCard } from './alias-card.tsx'
import { PersonalCard } from './personal-card.tsx'

/** Who one is to the shop, how one signs in, and what the shop keeps. */
export function AccountPage() {
  const t = useTranslations('account')
  const answer = useProfile()
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.lead}>{t('account.lead')}</p>
      </div>
      <Answered query={answer}>
        {(profile) => (
          <>
            <PersonalCard profile={profile} />
            <div className={styles.two}>
              <PictureCard profile={profile} />
              <AliasCard profile={profile} />
            </div>
            <EmailCard profile={profile} />
            <PasswordCard profile={profile} />
            <SecondFactorCard />
            <SignInMethodsCard />
            <DevicesCard />
            <PrivacyCard profile={profile} />
          </>
        )}
      </Answered>
    </>
  )
}
