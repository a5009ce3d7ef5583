import { useSession } from '@stoa/browser/session/session-store'
import { checkLinkToken } from '@stoa/domain/identity/field-rules'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { takeEmailLinkReturn } from '../../../../state/email-link-return.ts'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { ReturnLink } from '../return-link.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { NewEmailForm } from './new-email-form.tsx'
import { type Step, type TokenAction, useToken } from './use-token.ts'
import { VerifyForm } from './verify-form.tsx'

type PageAction = TokenAction | 'verify' | 'newEmail'

interface TokenPageProps {
  action: PageAction
  uid: string
  books: readonly PanelBook[]
}

/** Title and intro at each step. */
const stepMessages = {
  asking: [
    (action: PageAction) => `keys.title.${action}` as const,
    (action: PageAction) => `keys.lead.${action}` as const,
  ],
  done: [
    (action: PageAction) => `keys.doneTitle.${action}` as const,
    (action: PageAction) => `keys.done.${action}` as const,
  ],
  over: [
    (action: PageAction) => `keys.overTitle.${action}` as const,
    (action: PageAction) => `keys.over.${action}` as const,
  ],
  cut: [() => 'keys.cutTitle' as const, (action: PageAction) => `keys.cut.${action}` as const],
} as const

/**
 * The page that an e-mail links to. Opening it does nothing, since programs open links too; pressing the button does.
 */
export function TokenPage({ action, uid, books }: TokenPageProps) {
  const t = useTranslations('sign-in')
  const [step, setStep] = useState<Step>(checkLinkToken(uid) === null ? 'asking' : 'cut')
  const heading = useHeadingFocus(step !== 'asking')
  const [titleKey, introKey] = stepMessages[step]
  return (
    <SignInLayout books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(titleKey(action))}
      </h1>
      <p className={styles.lead}>{t(introKey(action))}</p>
      {step === 'asking' && <Question action={action} uid={uid} onStep={setStep} />}
      {step === 'cut' && <AnotherLink action={action} />}
      {(step === 'done' || step === 'over') && <NextStep />}
    </SignInLayout>
  )
}

interface QuestionProps {
  action: PageAction
  uid: string
  onStep(step: Step): void
}

function Question({ action, uid, onStep }: QuestionProps) {
  const form = { uid, onDone: () => onStep('done'), onExpired: () => onStep('over') }
  if (action === 'verify') return <VerifyForm {...form} />
  if (action === 'newEmail') return <NewEmailForm {...form} />
  return <TokenButton action={action} uid={uid} onStep={onStep} />
}

interface TokenButtonProps {
  action: TokenAction
  uid: string
  onStep(step: Step): void
}

function TokenButton({ action, uid, onStep }: TokenButtonProps) {
  const t = useTranslations('sign-in')
  const { busy, errorMessage, submit } = useToken(action, uid, onStep)
  return (
    <>
      {errorMessage !== null && (
        <Note tone="bad" role="alert" className={styles.note}>
          {errorMessage}
        </Note>
      )}
      <Button size="large" busy={busy} onClick={submit}>
        {t(`keys.submit.${action}`)}
      </Button>
    </>
  )
}

/** Where another link is asked for. One to act for a customer is made by a command. */
const renewalPaths = { verify: '/register', newEmail: '/profile/account', keep: '/forgot-password' } as const

function AnotherLink({ action }: { action: PageAction }) {
  const t = useTranslations('sign-in')
  return (
    <p className={styles.actions}>
      {action !== 'impersonate' && (
        <ReturnLink href={renewalPaths[action]} getReturnTarget={takeEmailLinkReturn}>
          {t(`keys.again.${action}`)}
        </ReturnLink>
      )}
      <ButtonLink href="/" variant="secondary">
        {t('next.home')}
      </ButtonLink>
    </p>
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
