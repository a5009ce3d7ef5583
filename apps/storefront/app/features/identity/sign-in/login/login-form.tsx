import type { CheckedForm } from '@stoa/browser/form/use-checked-form'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Link } from '@stoa/ui/link/link'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { useLogin } from './use-login.ts'

/** E-mail and password, and a second step for accounts with a second factor. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('sign-in')
  const { login, code, codeRequired, restart } = useLogin(onDone)
  if (codeRequired) return <CodeStep form={code} onBack={restart} />
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={login.submit}>
        <FormProblems form={login} />
        <EmailField
          {...login.field('email')}
          label={t('fields.email')}
          error={login.errorOf('email')}
          enterKeyHint="next"
        />
        <PasswordField
          {...login.field('password')}
          label={t('fields.password')}
          error={login.errorOf('password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        <div className={styles.between}>
          <Checkbox {...login.field('remember')} label={t('fields.remember')} />
          <Link className={styles.link} href="/forgot-password">
            {t('login.forgot')}
          </Link>
        </div>
        <SubmitButton busy={login.busy}>{t('login.submit')}</SubmitButton>
      </form>
      <Note icon="key-round" className={styles.below}>
        <span className={styles.text}>
          {t.rich('login.oldSite', { reset: (chunks) => <Link href="/forgot-password">{chunks}</Link> })}
        </span>
      </Note>
    </>
  )
}

/** The second factor: an authenticator's code, or a recovery code. */
function CodeStep({ form, onBack }: { form: CheckedForm<{ code: string }>; onBack: () => void }) {
  const t = useTranslations('sign-in')
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
      <p ref={title} tabIndex={-1} role="status">
        <b>{t('factor.title')}.</b> {t('factor.lead')}
      </p>
      <FormProblems form={form} />
      <TextField
        {...form.field('code')}
        label={t('fields.code')}
        error={form.errorOf('code')}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <SubmitButton busy={form.busy}>{t('factor.submit')}</SubmitButton>
      <Button variant="quiet" onClick={onBack}>
        {t('factor.back')}
      </Button>
    </form>
  )
}
