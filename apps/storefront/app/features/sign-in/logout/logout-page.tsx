import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import type { PanelBook } from '../frame/window-panel.tsx'
import { useNewHeading } from '../use-new-heading.ts'
import { useLogout } from './use-logout.ts'

const titles = { leaving: 'logout.leaving', out: 'logout.title', failed: 'logout.failedTitle' } as const

/** Signs out, and says so. */
export function LogoutPage({ books }: { books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const { stage, retry } = useLogout()
  const heading = useNewHeading(stage.step !== 'leaving')
  return (
    <SignInFrame books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(titles[stage.step])}
      </h1>
      {stage.step === 'out' && (
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
      {stage.step === 'failed' && (
        <>
          <Note tone="bad" role="alert" className={styles.below}>
            {stage.sentence}
          </Note>
          <p className={styles.actions}>
            <Button onClick={retry}>{t('logout.retry')}</Button>
          </p>
        </>
      )}
    </SignInFrame>
  )
}
