import type { Profile } from '@stoa/contract/profile'
import { PrivacyCard } from '../privacy/privacy-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SignInMethodsCard } from './sign-in-methods-card.tsx'

/** What only the customer in person may see and do. */
export function SafetyCards({ profile }: { profile: Profile }) {
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
