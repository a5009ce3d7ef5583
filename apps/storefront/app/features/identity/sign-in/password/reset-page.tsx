import { checkLinkToken } from '@stoa/domain/identity/field-rules'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeEmailLinkReturn } from '../../../../state/email-link-return.ts'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { ReturnLink } from '../return-link.tsx'
import { useCall } from '../use-call.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { ResetForm } from './reset-form.tsx'

const titles = {
  loading: 'reset.title',
  unreachable: 'reset.title',
  good: 'reset.title',
  over: 'reset.overTitle',
  cut: 'keys.cutTitle',
} as const

/** The page that the e-mail links to: opening it changes nothing. */
export function ResetPage({ uid, books }: { uid: string; books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const { link, check, markExpired } = useResetLink(uid)
  const [done, setDone] = useState(false)
  const heading = useHeadingFocus(done || isUseless(link))
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
          {isUseless(link) && (
            <>
              <p className={styles.lead}>{t(`reset.${link.state}`)}</p>
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

/** `cut`: it has lost a part on its way. */
type UselessLink = { state: 'over' | 'cut' }

const isUseless = (link: ResetLink): link is UselessLink => link.state === 'over' || link.state === 'cut'

type ResetLink =
  | { state: 'loading' }
  | UselessLink
  | { state: 'unreachable'; message: string }
  | { state: 'good'; maskedEmail: string }

/** Whether the link's token is still valid. Checked in the browser only: the page itself is the same for everyone. */
function useResetLink(token: string) {
  const call = useCall()
  const isWhole = checkLinkToken(token) === null
  const [link, setLink] = useState<ResetLink>({ state: isWhole ? 'loading' : 'cut' })
  const check = useCallback(async () => {
    const result = await call('findPasswordReset', { token })
    if (result.ok) setLink({ state: 'good', maskedEmail: result.value.maskedEmail })
    else if (result.code === 'link_over' || result.code === 'bad_input') setLink({ state: 'over' })
    else setLink({ state: 'unreachable', message: result.problem.general ?? '' })
  }, [call, token])
  useEffect(() => {
    if (isWhole) void check()
  }, [isWhole, check])
  return { link, check: () => void check(), markExpired: () => setLink({ state: 'over' }) }
}
