import { useTranslations } from 'use-intl'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { SignInTabs } from '../layout/sign-in-tabs.tsx'
import type { SignInData } from '../sign-in-data.ts'
import { RegisterPanel } from './register-panel.tsx'
import { useRegister } from './use-register.ts'

/** Signing up as a page of its own. */
export function RegisterPage({ books, identityProviders }: SignInData) {
  const t = useTranslations('sign-in')
  const registration = useRegister()
  return (
    <SignInLayout books={books}>
      <SignInTabs current="register" />
      <h1>{t(registration.sentTo === null ? 'register.title' : 'register.sentTitle')}</h1>
      <RegisterPanel identityProviders={identityProviders} registration={registration} />
    </SignInLayout>
  )
}
