import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { RegisterCheckboxes } from './register-checkboxes.tsx'
import type { useRegister } from './use-register.ts'

/** Names, e-mail and password; the rest is asked for when it is needed. */
export function RegisterForm({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
  const t = useTranslations('sign-in')
  const fieldProps = (name: 'firstName' | 'lastName' | 'email' | 'password') => ({
    ...form.field(name),
    label: t(`fields.${name}`),
    error: form.errorOf(name),
    enterKeyHint: 'next' as const,
  })
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <div className={styles.pair}>
        <TextField {...fieldProps('firstName')} autoComplete="given-name" />
        <TextField {...fieldProps('lastName')} autoComplete="family-name" />
      </div>
      <EmailField {...fieldProps('email')} />
      <PasswordField {...fieldProps('password')} help={t('fields.passwordHelp')} autoComplete="new-password" />
      <RegisterCheckboxes form={form} />
      <SubmitButton busy={form.busy}>{t('register.submit')}</SubmitButton>
    </form>
  )
}
