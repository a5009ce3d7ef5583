import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../state/session-store.ts'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import type { PanelBook } from '../frame/window-panel.tsx'
import { useNewHeading } from '../use-new-heading.ts'
import { type KeyAct, useKey } from './use-key.ts'

interface KeyPageProps {
  act: KeyAct
  uid: string
  books: readonly PanelBook[]
}

/** Where a letter's link leads. Opening it does nothing, since programs open links too; pressing the button does. */
export function KeyPage({ act, uid, books }: KeyPageProps) {
  const t = useTranslations('sign-in')
  const { stage, busy, failed, press } = useKey(act, uid)
  const heading = useNewHeading(stage !== 'asking')
  const part = { asking: '', done: 'done', over: 'over' } as const
  return (
    <SignInFrame books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(stage === 'asking' ? `${act}.title` : `${act}.${part[stage]}Title`)}
      </h1>
      <p className={styles.lead}>{t(stage === 'asking' ? `${act}.lead` : `${act}.${stage}`)}</p>
      {failed !== null && (
        <Note tone="bad" role="alert" className={styles.note}>
          {failed}
        </Note>
      )}
      {stage === 'asking' ? (
        <Button size="large" busy={busy} onClick={press}>
          {t(`${act}.submit`)}
        </Button>
      ) : (
        <NextStep />
      )}
    </SignInFrame>
  )
}

function NextStep() {
  const t = useTranslations('sign-in')
  const { status } = useSession()
  return (
    <p className={styles.actions}>
      {status === 'customer' ? (
        <ButtonLink href="/profile">{t('next.account')}</ButtonLink>
      ) : (
        <ButtonLink href="/login">{t('next.login')}</ButtonLink>
      )}
      <ButtonLink href="/" variant="secondary">
        {t('next.home')}
      </ButtonLink>
    </p>
  )
}
