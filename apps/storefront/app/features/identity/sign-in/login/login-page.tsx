import { useSession } from '@stoa/browser/session/session-store'
import { Note } from '@stoa/ui/note/note'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import styles from '../form.module.css'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { SignInTabs } from '../layout/sign-in-tabs.tsx'
import type { SignInData } from '../sign-in-data.ts'
import { useReturnTarget } from '../use-return-target.ts'
import { LoginPanel } from './login-panel.tsx'

/**
 * Signing in as a page of its own. Customers who are signed in are redirected: to their target, or to their account.
 */
export function LoginPage({ books, identityProviders }: SignInData) {
  const t = useTranslations('sign-in')
  const returnTarget = useReturnTarget()
  useRedirectSignedIn(returnTarget?.path)
  return (
    <SignInLayout books={books}>
      <SignInTabs current="login" />
      {returnTarget && (
        <Note className={styles.note} role="status">
          {t(`reasons.${returnTarget.reason}`)}
        </Note>
      )}
      <h1>{t('login.title')}</h1>
      <LoginPanel identityProviders={identityProviders} onDone={() => {}} />
    </SignInLayout>
  )
}

function useRedirectSignedIn(path: string | undefined): void {
  const { status } = useSession()
  const navigate = useNavigate()
  const address = useAddress()
  const destination = path ?? address('/profile')
  useEffect(() => {
    if (status === 'customer') void navigate(destination, { replace: true })
  }, [status, navigate, destination])
}
