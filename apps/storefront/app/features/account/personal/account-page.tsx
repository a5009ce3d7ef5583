import { useTranslations } from 'use-intl'
import { useActsForAnother } from '../data/use-acts-for-another.ts'
import { useProfile } from '../data/use-profile.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { OnlyThemselves } from '../frame/only-themselves.tsx'
import { PictureCard } from '../picture/picture-card.tsx'
import { SafetyCards } from '../security/safety-cards.tsx'
import { AliasCard } from './alias-card.tsx'
import { PersonalCard } from './personal-card.tsx'

/** Who one is to the shop, how one signs in, and what the shop keeps. */
export function AccountPage() {
  const t = useTranslations('account')
  const answer = useProfile()
  const actsForAnother = useActsForAnother()
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
            {actsForAnother ? <OnlyThemselves /> : <SafetyCards profile={profile} />}
          </>
        )}
      </Answered>
    </>
  )
}
