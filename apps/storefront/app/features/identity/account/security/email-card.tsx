import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { requestEmailChange } from '@stoa/contract/identity/account'
import type { Profile } from '@stoa/contract/identity/profile'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import panel from '../../../../shared/panel.module.css'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'

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
          <div className={styles.actions}>
            <Button type="submit" variant="secondary" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
              {t('email.submit')}
            </Button>
          </div>
        </form>
      </div>
    </section>
  )
}

function useEmailForm(profile: Profile) {
  const t = useTranslations('account')
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  const applyProfile = useApplyProfile()
  const form = useCheckedForm({
    id: 'new-email',
    defaults: { email: '' },
    check({ email }) {
      const isSame = email.trim().toLowerCase() === profile.email.toLowerCase()
      return { email: isSame ? t('email.same') : ruleMessage(checkEmail(email.trim())) }
    },
    async save(values) {
      const email = values.email.trim()
      const outcome = await withConfirmation(() => call(requestEmailChange, { email }))
      if (outcome === null) return null
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: requestEmailChange.input.fields })
      applyProfile({ ...profile, newEmail: email })
      form.form.reset({ email: '' })
      return null
    },
  })
  return form
}
