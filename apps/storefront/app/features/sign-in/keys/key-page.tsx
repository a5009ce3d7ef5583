import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { takeLetterReturn } from '../../../state/letter-return.ts'
import { useSession } from '../../../state/session-store.ts'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import type { PanelBook } from '../frame/window-panel.tsx'
import { useNewHeading } from '../use-new-heading.ts'
import { WayLink } from '../way-link.tsx'
import { type KeyAct, useKey } from './use-key.ts'

interface KeyPageProps {
  act: KeyAct
  uid: string
  books: readonly PanelBook[]
}

/** Title and lead at each stage. */
const wordsAt = {
  asking: [(act: KeyAct) => `keys.title.${act}` as const, (act: KeyAct) => `keys.lead.${act}` as const],
  done: [(act: KeyAct) => `keys.doneTitle.${act}` as const, (act: KeyAct) => `keys.done.${act}` as const],
  over: [(act: KeyAct) => `keys.overTitle.${act}` as const, (act: KeyAct) => `keys.over.${act}` as const],
} as const

/** Where a letter's link leads. Opening it does nothing, since programs open links too; pressing the button does. */
export function KeyPage({ act, uid, books }: KeyPageProps) {
  const t = useTranslations('sign-in')
  const { stage, busy, failed, press } = useKey(act, uid)
  const heading = useNewHeading(stage !== 'asking')
  const [title, lead] = wordsAt[stage]
  return (
    <SignInFrame books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(title(act))}
      </h1>
      <p className={styles.lead}>{t(lead(act))}</p>
      {failed !== null && (
        <Note tone="bad" role="alert" className={styles.note}>
          {failed}
        </Note>
      )}
      {stage === 'asking' ? (
        <Button size="large" busy={busy} onClick={press}>
          {t(`keys.submit.${act}`)}
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
        <WayLink href="/login" way={takeLetterReturn}>
          {t('next.login')}
        </WayLink>
      )}
      <ButtonLink href="/" variant="secondary">
        {t('next.home')}
      </ButtonLink>
    </p>
  )
}
