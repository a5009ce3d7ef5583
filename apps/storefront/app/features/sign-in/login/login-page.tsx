import { Note } from '@stoa/ui/note/note'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../i18n/use-address.ts'
import { useSession } from '../../../state/session-store.ts'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import { SignInTabs } from '../frame/sign-in-tabs.tsx'
import { useReturn } from '../return-state.ts'
import type { SignInData } from '../sign-in-data.ts'
import { LoginDoor } from './login-door.tsx'

/** Signing in as a page of its own. Whoever is signed in goes on: to where they wanted, or to their account. */
export function LoginPage({ books, houses }: SignInData) {
  const t = useTranslations('sign-in')
  const wanted = useReturn()
  useGoOn(wanted?.path)
  return (
    <SignInFrame books={books}>
      <SignInTabs current="login" />
      {wanted && (
        <Note className={styles.note} role="status">
          {t(`reasons.${wanted.reason}`)}
        </Note>
      )}
      <h1>{t('login.title')}</h1>
      <LoginDoor houses={houses} onDone={() => {}} />
    </SignInFrame>
  )
}

function useGoOn(path: string | undefined): void {
  const { status } = useSession()
  const navigate = useNavigate()
  const address = useAddress()
  const to = path ?? address('/profile')
  useEffect(() => {
    if (status === 'customer') void navigate(to, { replace: true })
  }, [status, navigate, to])
}
