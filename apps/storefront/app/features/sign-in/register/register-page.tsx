import { useTranslations } from 'use-intl'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import { SignInTabs } from '../frame/sign-in-tabs.tsx'
import type { SignInData } from '../sign-in-data.ts'
import { RegisterDoor } from './register-door.tsx'
import { useRegister } from './use-register.ts'

/** Making an account as a page of its own. */
export function RegisterPage({ books, houses }: SignInData) {
  const t = useTranslations('sign-in')
  const registration = useRegister()
  return (
    <SignInFrame books={books}>
      <SignInTabs current="register" />
      <h1>{t(registration.sentTo === null ? 'register.title' : 'register.sentTitle')}</h1>
      <RegisterDoor houses={houses} registration={registration} />
    </SignInFrame>
  )
}
