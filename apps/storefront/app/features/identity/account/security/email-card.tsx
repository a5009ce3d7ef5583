import type { Profile } from '@stoa/contract/identity/profile'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { useEmailForm } from './use-email-form.ts'

/** The e-mail used to sign in. A new one takes effect once its owner opens the link that we send there. */
export function EmailCard({ profile }: { profile: Profile }) {
  const t = useTranslations('account')
  const form = useEmailForm(profile)
  return (
    <section className={panel.card} aria-labelledby="email">
      <h2 id="email">{t('email.title')}</h2>
      <div className={styles.form}>
        <p>
          <b>{profile.email}</b>
        </p>
        {profile.newEmail !== null && <Note>{t('email.waiting', { email: profile.newEmail })}</Note>}
        <form noValidate className={styles.form} onSubmit={form.submit}>
          <FormProblems form={form} />
          <TextField
            {...form.field('email')}
            type="email"
            label={t('email.new')}
            help={t('email.help')}
            error={form.errorOf('email')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
          />
          <div className={styles.ways}>
            <Button type="submit" variant="secondary" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
              {t('email.submit')}
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}
