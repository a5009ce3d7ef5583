import { checkEmail } from '@stoa/domain/customer/field-rules'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Link } from '@stoa/ui/link/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../shared/form/form-problems.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { awaitLetter } from '../../../state/letter-return.ts'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import type { PanelBook } from '../frame/window-panel.tsx'
import { useReturn } from '../return-state.ts'
import { SubmitButton } from '../submit-button.tsx'
import { useCall } from '../use-call.ts'
import { useNewHeading } from '../use-new-heading.ts'

/** Asks for a link for a new password. What is said then does not depend on whether there is an account. */
export function ForgotPage({ books }: { books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const heading = useNewHeading(sentTo !== null)
  return (
    <SignInFrame books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(sentTo === null ? 'forgot.title' : 'forgot.sentTitle')}
      </h1>
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <>
          <p className={`${styles.lead} ${styles.words}`}>
            {t.rich('forgot.sent', { email: sentTo, b: (words) => <b>{words}</b> })}
          </p>
          <ButtonLink href="/login">{t('forgot.back')}</ButtonLink>
        </>
      )}
    </SignInFrame>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('sign-in')
  const say = useRuleWords()
  const call = useCall()
  const wanted = useReturn()
  const form = useCheckedForm({
    id: 'forgot',
    defaults: { email: '' },
    check: ({ email }) => ({ email: say(checkEmail(email.trim())) }),
    async save({ email }) {
      const sent = await call('requestPasswordReset', { email: email.trim() })
      if (!sent.ok) return sent.problem
      awaitLetter(wanted)
      onSent(email.trim())
      return null
    },
  })
  return (
    <>
      <p className={styles.lead}>{t('forgot.lead')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <EmailField
          {...form.field('email')}
          label={t('fields.email')}
          error={form.errorOf('email')}
          enterKeyHint="go"
        />
        <SubmitButton busy={form.busy}>{t('forgot.submit')}</SubmitButton>
      </form>
      <p className={styles.words}>
        <Link className={styles.link} href="/login">
          {t('forgot.back')}
        </Link>
      </p>
    </>
  )
}
