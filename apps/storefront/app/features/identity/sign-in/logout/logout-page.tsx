import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useLogout } from './use-logout.ts'

const titles = { leaving: 'logout.leaving', out: 'logout.title', failed: 'logout.failedTitle' } as const

/** Signs out, and says so. */
export function LogoutPage({ books }: { books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const { logoutState, retry } = useLogout()
  const heading = useHeadingFocus(logoutState.step !== 'leaving')
  return (
    <SignInLayout books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(titles[logoutState.step])}
      </h1>
      {logoutState.step === 'out' && (
        <>
          <p className={styles.lead}>{t('logout.lead')}</p>
          <p className={styles.actions}>
            <ButtonLink href="/">{t('logout.home')}</ButtonLink>
            <ButtonLink href="/login" variant="secondary">
              {t('logout.login')}
            </ButtonLink>
          </p>
        </>
      )}
      {logoutState.step === 'failed' && (
        <>
          <Note tone="bad" role="alert" className={styles.below}>
            {logoutState.message}
          </Note>
          <p className={styles.actions}>
            <Button onClick={retry}>{t('logout.retry')}</Button>
          </p>
        </>
      )}
    </SignInLayout>
  )
}
