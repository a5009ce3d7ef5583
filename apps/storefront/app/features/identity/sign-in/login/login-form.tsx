import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Link } from '@stoa/ui/link/link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { CodeStep } from './code-step.tsx'
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
        <span className={styles.words}>
          {t.rich('login.oldSite', { reset: (chunks) => <Link href="/forgot-password">{chunks}</Link> })}
        </span>
      </Note>
    </>
  )
}
