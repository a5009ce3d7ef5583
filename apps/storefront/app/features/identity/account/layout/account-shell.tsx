import { type SessionPerson, useSession } from '@stoa/browser/session/session-store'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import page from '../../../../shared/page.module.css'
import type { ReturnTarget } from '../../../../state/return-target.ts'
import { ConfirmationProvider } from '../confirm/confirmation-provider.tsx'
import { AccountNav } from './account-nav.tsx'
import styles from './layout.module.css'

/** Menu and page of the account; a skeleton until the session is known. */
export function AccountShell({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={page.wrap} tabIndex={-1}>
      <div className={styles.grid}>
        <AccountNav />
        <ConfirmationProvider>
          <div className={styles.content}>
            <SignedIn fallback={<AccountSkeleton />}>{() => children}</SignedIn>
          </div>
        </ConfirmationProvider>
      </div>
    </main>
  )
}

function AccountSkeleton() {
  const t = useTranslations('account')
  const common = useTranslations('common')
  return (
    <div className={styles.waiting} aria-busy="true">
      <title>{`${t('nav.label')} · ${common('shopName')}`}</title>
      <meta name="robots" content="noindex, follow" />
      <h1 className="sr">{t('nav.label')}</h1>
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingCard} />
    </div>
  )
}

interface SignedInProps {
  /** Rendered until the session is known. */
  fallback: ReactNode
  children: (person: SessionPerson) => ReactNode
}

/**
 * Wraps what only customers see: guests sign in and return. Signing out has nothing to end for them. A component that
 * ends the session on purpose navigates away first.
 */
function SignedIn({ fallback, children }: SignedInProps) {
  const session = useSession()
  const wasSignedIn = useRef(false)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const login = useAddress()('/login')
  const { status } = session
  useEffect(() => {
    if (status === 'customer') wasSignedIn.current = true
    if (status !== 'guest') return
    const reason = wasSignedIn.current ? 'over' : 'needed'
    const returnTarget: ReturnTarget = { path: `${pathname}${search}`, reason }
    void navigate(login, { replace: true, state: returnTarget })
  }, [status, pathname, search, navigate, login])
  return session.status === 'customer' ? children(session.person) : fallback
}
