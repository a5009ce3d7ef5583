import type { Profile } from '@stoa/contract/identity/profile'
import { useEffect } from 'react'
import { PrivacyCard } from '../privacy/privacy-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SignInMethodsCard } from './sign-in-methods-card.tsx'

/** What only the customer may see and do, not staff. */
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

/** The cards render after the page: a link to one of them scrolls to it then. */
function useScrollToHash(): void {
  useEffect(() => {
    const card = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
    card?.scrollIntoView()
  }, [])
}
