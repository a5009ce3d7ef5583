import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Link } from '@stoa/ui/link/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { storeEmailLinkReturn } from '../../../../state/email-link-return.ts'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useCall } from '../use-call.ts'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useReturnTarget } from '../use-return-target.ts'

/** Requests a link to reset the password. The response does not reveal whether there is an account. */
export function ForgotPage({ books }: { books: readonly PanelBook[] }) {
  const t = useTranslations('sign-in')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const heading = useHeadingFocus(sentTo !== null)
  return (
    <SignInLayout books={books}>
      <h1 ref={heading} tabIndex={-1}>
        {t(sentTo === null ? 'forgot.title' : 'forgot.sentTitle')}
      </h1>
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <>
          <p className={`${styles.lead} ${styles.text}`}>
            {t.rich('forgot.sent', { email: sentTo, b: (chunks) => <b>{chunks}</b> })}
          </p>
          <ButtonLink href="/login">{t('forgot.back')}</ButtonLink>
        </>
      )}
    </SignInLayout>
  )
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('sign-in')
  const ruleMessage = useRuleMessage()
  const call = useCall()
  const returnTarget = useReturnTarget()
  const form = useCheckedForm({
    id: 'forgot',
    defaults: { email: '' },
    check: ({ email }) => ({ email: ruleMessage(checkEmail(email.trim())) }),
    async save({ email }) {
      const result = await call('requestPasswordReset', { email: email.trim() })
      if (!result.ok) return result.problem
      storeEmailLinkReturn(returnTarget)
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
      <p className={styles.text}>
        <Link className={styles.link} href="/login">
          {t('forgot.back')}
        </Link>
      </p>
    </>
  )
}
