import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { RegisterTicks } from './register-ticks.tsx'
import type { useRegister } from './use-register.ts'

/** Names, e-mail and password; the rest is asked when it is needed. */
export function RegisterForm({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
  const t = useTranslations('sign-in')
  const text = (name: 'firstName' | 'lastName' | 'email' | 'password') => ({
    ...form.field(name),
    label: t(`fields.${name}`),
    error: form.errorOf(name),
    enterKeyHint: 'next' as const,
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <div className={styles.pair}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
      </div>
      <EmailField {...text('email')} />
      <PasswordField {...text('password')} help={t('fields.passwordHelp')} autoComplete="new-password" />
      <RegisterTicks form={form} />
      <SubmitButton busy={form.busy}>{t('register.submit')}</SubmitButton>
    </form>
  )
}
