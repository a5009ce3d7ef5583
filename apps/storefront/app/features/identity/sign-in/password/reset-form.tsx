import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { endSession } from '@stoa/browser/session/end-session'
import { checkPassword } from '@stoa/domain/identity/field-rules'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { useCall } from '../use-call.ts'

interface ResetFormProps {
  uid: string
  /** The e-mail, masked except for its ends. */
  email: string
  onDone(): void
  onExpired(): void
}

export function ResetForm({ uid, email, onDone, onExpired }: ResetFormProps) {
  const t = useTranslations('sign-in')
  const form = useResetForm(uid, onDone, onExpired)
  const fieldProps = (name: 'password' | 'repeated') => ({
    ...form.field(name),
    error: form.errorOf(name),
    autoComplete: 'new-password',
  })
  return (
    <>
      <p className={`${styles.lead} ${styles.text}`}>{t('reset.lead', { email })}</p>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <PasswordField
          {...fieldProps('password')}
          label={t('fields.newPassword')}
          help={t('fields.passwordHelp')}
          enterKeyHint="next"
        />
        <PasswordField {...fieldProps('repeated')} label={t('fields.repeated')} enterKeyHint="go" />
        <SubmitButton busy={form.busy}>{t('reset.submit')}</SubmitButton>
      </form>
    </>
  )
}

function useResetForm(uid: string, onDone: () => void, onExpired: () => void) {
  const t = useTranslations('sign-in')
  const ruleMessage = useRuleMessage()
  const call = useCall()
  return useCheckedForm({
    id: 'reset',
    defaults: { password: '', repeated: '' },
    check: ({ password, repeated }) => ({
      password: ruleMessage(checkPassword(password)),
      repeated: repeated === password ? undefined : t('problems.repeated'),
    }),
    async save({ password }) {
      const send = () => call('resetPassword', { token: uid, password }, { password_too_common: 'password' })
      // Changing the password has ended all sessions.
      const result = await endSession(send, ({ ok }) => ok)
      if (result.ok) onDone()
      else if (result.code === 'link_over') onExpired()
      else return result.problem
      return null
    },
  })
}
