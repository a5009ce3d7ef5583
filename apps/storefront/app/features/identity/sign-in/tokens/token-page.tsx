import { useSession } from '@stoa/browser/session/session-store'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { takeEmailLinkReturn } from '../../../../state/email-link-return.ts'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { ReturnLink } from '../return-link.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { type TokenAction, useToken } from './use-token.ts'

interface TokenPageProps {
  action: TokenAction
  uid: string
  books: readonly PanelBook[]
}

/** Title and intro at each step. */
const stepMessages = {
  asking: [
    (action: TokenAction) => `keys.title.${action}` as const,
    (action: TokenAction) => `keys.lead.${action}` as const,
  ],
  done: [
    (action: TokenAction) => `keys.doneTitle.${action}` as const,
    (action: TokenAction) => `keys.done.${action}` as const,
  ],
  over: [
    (action: TokenAction) => `keys.overTitle.${action}` as const,
    (action: TokenAction) => `keys.over.${action}` as const,
  ],
} as const

/**
 * The page that an e-mail links to. Opening it does nothing, since programs open links too; pressing the button does.
 */
export function TokenPage({ action, uid, books }: TokenPageProps) {
  const t = useTranslations('sign-in')
  const { step, busy, errorMessage, submit } = useToken(action, uid)
  const heading = useHeadingFocus(step !== 'asking')
  const [titleKey, introKey] = stepMessages[step]
  return (
    <SignInLayout books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(titleKey(action))}
      </h1>
      <p className={styles.lead}>{t(introKey(action))}</p>
      {errorMessage !== null && (
        <Note tone="bad" role="alert" className={styles.note}>
          {errorMessage}
        </Note>
      )}
      {step === 'asking' ? (
        <Button size="large" busy={busy} onClick={submit}>
          {t(`keys.submit.${action}`)}
        </Button>
      ) : (
        <NextStep />
      )}
    </SignInLayout>
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
        <ReturnLink href="/login" getReturnTarget={takeEmailLinkReturn}>
          {t('next.login')}
        </ReturnLink>
      )}
      <ButtonLink href="/" variant="secondary">
        {t('next.home')}
      </ButtonLink>
    </p>
  )
}
