import { HiddenUsername } from '@stoa/browser/form/hidden-username'
import { sendConfirmationCode } from '@stoa/contract/identity/session'
import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { useApiCall } from '../data/use-api-call.ts'
import styles from '../layout/account.module.css'
import { useConfirmForm } from './use-confirm-form.ts'

interface ConfirmFormProps {
  email: string
  hasPassword: boolean
  onConfirmed(): void
}

export function ConfirmForm({ email, hasPassword, onConfirmed }: ConfirmFormProps) {
  const t = useTranslations('account')
  const { form, codeRequired } = useConfirmForm(hasPassword, onConfirmed)
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <p className={styles.quiet}>{t(hasPassword ? 'confirm.text' : 'confirm.textByMail', { email })}</p>
      <FormProblems form={form} />
      <HiddenUsername email={email} />
      {hasPassword ? (
        <PasswordField
          {...form.field('password')}
          label={t('password.current')}
          error={form.errorOf('password')}
          autoComplete="current-password"
          data-autofocus=""
        />
      ) : (
        <SendCode />
      )}
      {codeRequired && (
        <TextField
          {...form.field('code')}
          label={t(hasPassword ? 'confirm.authenticator' : 'confirm.code')}
          help={hasPassword ? t('confirm.recovery') : undefined}
          error={form.errorOf('code')}
          inputMode={hasPassword ? 'text' : 'numeric'}
          autoComplete="one-time-code"
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
          {t('confirm.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Sends a code to the account's e-mail, and confirms that it was sent. */
function SendCode() {
  const t = useTranslations('account')
  const call = useApiCall()
  const [statusMessage, setStatusMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const outcome = await call(sendConfirmationCode, {})
    setBusy(false)
    setStatusMessage(outcome.ok ? t('confirm.sent') : outcome.refusal.title)
  }
  return (
    <div>
      <Button variant="secondary" size="small" icon="mail" busy={busy} onClick={() => void send()}>
        {t('confirm.send')}
      </Button>
      <p role="status" className={styles.message}>
        {statusMessage}
      </p>
    </div>
  )
}
