import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeEmailLinkReturn } from '../../../../state/email-link-return.ts'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { ReturnLink } from '../return-link.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { ResetForm } from './reset-form.tsx'
import { useResetLink } from './use-reset-link.ts'

const titles = {
  loading: 'reset.title',
  unreachable: 'reset.title',
  good: 'reset.title',
  over: 'reset.overTitle',
} as const

/** The page that the e-mail links to: opening it changes nothing. */
export function ResetPage({ uid, books }: { uid: string; books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const { link, check, markExpired } = useResetLink(uid)
  const [done, setDone] = useState(false)
  const heading = useHeadingFocus(done || link.state === 'over')
  return (
    <SignInLayout books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(done ? 'reset.doneTitle' : titles[link.state])}
      </h1>
      {done ? (
        <>
          <p className={styles.lead}>{t('reset.done')}</p>
          <ReturnLink href="/login" getReturnTarget={takeEmailLinkReturn}>
            {t('next.login')}
          </ReturnLink>
        </>
      ) : (
        <>
          {link.state === 'loading' && <LoadingForm label={t('reset.loading')} />}
          {link.state === 'good' && (
            <ResetForm uid={uid} email={link.maskedEmail} onDone={() => setDone(true)} onExpired={markExpired} />
          )}
          {link.state === 'over' && (
            <>
              <p className={styles.lead}>{t('reset.over')}</p>
              <ReturnLink href="/forgot-password" getReturnTarget={takeEmailLinkReturn}>
                {t('reset.again')}
              </ReturnLink>
            </>
          )}
          {link.state === 'unreachable' && (
            <>
              <Note tone="bad" role="alert" className={styles.note}>
                {link.message}
              </Note>
              <Button onClick={check}>{t('reset.retry')}</Button>
            </>
          )}
        </>
      )}
    </SignInLayout>
  )
}

function LoadingForm({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={styles.form}>
      <p className="sr" role="status">
        {label}
      </p>
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  )
}
