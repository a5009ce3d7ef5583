import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { useCall } from '../use-call.ts'

interface VerifyFormProps {
  uid: string
  onDone(): void
  onExpired(): void
}

/** The password of the registration, without which the owner of the e-mail would confirm somebody else's. */
export function VerifyForm({ uid, onDone, onExpired }: VerifyFormProps) {
  const t = useTranslations('sign-in')
  const form = useVerifyForm(uid, onDone, onExpired)
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          error={form.errorOf('password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <SubmitButton busy={form.busy}>{t('keys.submit.verify')}</SubmitButton>
      </form>
      <Note className={styles.below}>{t('keys.verifyHelp')}</Note>
    </>
  )
}

function useVerifyForm(uid: string, onDone: () => void, onExpired: () => void) {
  const ruleMessage = useRuleMessage()
  const call = useCall()
  return useCheckedForm({
    id: 'verify',
    defaults: { password: '' },
    check: ({ password }) => ({ password: ruleMessage(password === '' ? 'password_missing' : null) }),
    async save({ password }) {
      const result = await call('verifyRegistration', { token: uid, password }, { wrong_password: 'password' })
      if (result.ok) onDone()
      // a link that was cut short on the way is malformed
      else if (result.code === 'link_over' || result.code === 'bad_input') onExpired()
      else return result.problem
      return null
    },
  })
}
