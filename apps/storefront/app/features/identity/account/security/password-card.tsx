import { HiddenUsername } from '@stoa/browser/form/hidden-username'
import type { Profile } from '@stoa/contract/identity/profile'
import { limits } from '@stoa/domain/identity/field-limits'
import { Button } from '@stoa/ui/button/button'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { usePasswordForm } from './use-password-form.ts'

/** Changes the password, or sets the first one. All other devices are signed out. */
export function PasswordCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const { form, saved } = usePasswordForm(profile)
  return (
    <section className={panel.card} aria-labelledby="password">
      <h2 id="password">{t('password.title')}</h2>
      <form noValidate className={styles.form} onSubmit={form.submit}>
        <p className={styles.quiet}>{t(profile.hasPassword ? 'password.text' : 'password.first')}</p>
        <FormProblems form={form} />
        <HiddenUsername email={profile.email} />
        <div className={grid.fields}>
          {profile.hasPassword && (
            <PasswordField
              {...form.field('current')}
              className={grid.whole}
              label={t('password.current')}
              error={form.errorOf('current')}
              autoComplete="current-password"
            />
          )}
          <PasswordField
            {...form.field('password')}
            label={t('password.new')}
            help={t('password.help', limits.password)}
            error={form.errorOf('password')}
            autoComplete="new-password"
          />
          <PasswordField
            {...form.field('again')}
            label={t('password.again')}
            error={form.errorOf('again')}
            autoComplete="new-password"
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
            {t('password.submit')}
          </Button>
          <p role="status" className={styles.message}>
            {saved && t('password.saved')}
          </p>
        </div>
      </form>
    </section>
  )
}
