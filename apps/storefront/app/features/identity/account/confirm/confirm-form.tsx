import { HiddenUsername } from '@stoa/browser/form/hidden-username'
import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import styles from '../layout/account.module.css'
import { SendCode } from './send-code.tsx'
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
      <div className={styles.ways}>
        <Button type="submit" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
          {t('confirm.submit')}
        </Button>
      </div>
    </form>
  )
}
