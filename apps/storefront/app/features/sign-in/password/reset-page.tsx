import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeLetterReturn } from '../../../state/letter-return.ts'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import type { PanelBook } from '../frame/window-panel.tsx'
import { useNewHeading } from '../use-new-heading.ts'
import { WayLink } from '../way-link.tsx'
import { ResetForm } from './reset-form.tsx'
import { useResetLink } from './use-reset-link.ts'

const titles = {
  loading: 'reset.title',
  unreachable: 'reset.title',
  good: 'reset.title',
  over: 'reset.overTitle',
} as const

/** Where the letter leads: looking at it changes nothing. */
export function ResetPage({ uid, books }: { uid: string; books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const { link, look, over } = useResetLink(uid)
  const [done, setDone] = useState(false)
  const heading = useNewHeading(done || link.state === 'over')
  return (
    <SignInFrame books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(done ? 'reset.doneTitle' : titles[link.state])}
      </h1>
      {done ? (
        <>
          <p className={styles.lead}>{t('reset.done')}</p>
          <WayLink href="/login" way={takeLetterReturn}>
            {t('next.login')}
          </WayLink>
        </>
      ) : (
        <>
          {link.state === 'loading' && <Waiting words={t('reset.loading')} />}
          {link.state === 'good' && (
            <ResetForm uid={uid} email={link.maskedEmail} onDone={() => setDone(true)} onOver={over} />
          )}
          {link.state === 'over' && (
            <>
              <p className={styles.lead}>{t('reset.over')}</p>
              <WayLink href="/forgot-password" way={takeLetterReturn}>
                {t('reset.again')}
              </WayLink>
            </>
          )}
          {link.state === 'unreachable' && (
            <>
              <Note tone="bad" role="alert" className={styles.note}>
                {link.sentence}
              </Note>
              <Button onClick={look}>{t('reset.retry')}</Button>
            </>
          )}
        </>
      )}
    </SignInFrame>
  )
}

function Waiting({ words }: { words: string }) {
  return (
    <div aria-busy="true" className={styles.form}>
      <p className="sr" role="status">
        {words}
      </p>
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  )
}
