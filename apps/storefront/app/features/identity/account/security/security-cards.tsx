import type { Profile } from '@stoa/contract/identity/profile'
import { useEffect } from 'react'
import { PrivacyCard } from '../privacy/privacy-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SignInMethodsCard } from './sign-in-methods-card.tsx'

/** What only the customer in person may see and do. */
export function SecurityCards({ profile }: { profile: Profile }) {
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

/** The cards come after the page: whoever was sent to one of them is brought to it then. */
function useScrollToHash(): void {
  useEffect(() => {
    const card = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
    card?.scrollIntoView()
  }, [])
}
