import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { SignedIn } from '../../../../shared/signed-in.tsx'
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
  return (
    <div className={styles.waiting} aria-busy="true">
      <h1 className="sr">{t('nav.label')}</h1>
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingCard} />
    </div>
  )
}
