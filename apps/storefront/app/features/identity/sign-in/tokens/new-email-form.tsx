import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { sessionStore, useSession } from '@stoa/browser/session/session-store'
import type { Language } from '@stoa/domain/language'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import { useCall } from '../use-call.ts'

interface NewEmailFormProps {
  uid: string
  onDone(): void
  onExpired(): void
}

/** Whose account it is, its session says; elsewhere its password, without which anybody's change would be confirmed. */
export function NewEmailForm(props: NewEmailFormProps) {
  const t = useTranslations('sign-in')
  const { form, needsPassword } = useNewEmailForm(props)
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        {needsPassword && (
          <PasswordField
            {...form.field('password')}
            label={t('fields.password')}
            error={form.errorOf('password')}
            autoComplete="current-password"
            enterKeyHint="go"
          />
        )}
        <SubmitButton busy={form.busy}>{t('keys.submit.newEmail')}</SubmitButton>
      </form>
      {needsPassword && <Note className={styles.below}>{t('keys.newEmailHelp')}</Note>}
    </>
  )
}

function useNewEmailForm({ uid, onDone, onExpired }: NewEmailFormProps) {
  const ruleMessage = useRuleMessage()
  const call = useCall()
  const language = useLocale()
  const { status } = useSession()
  const [isAnothers, setAnothers] = useState(false)
  const needsPassword = status === 'guest' || isAnothers
  const form = useCheckedForm({
    id: 'new-email',
    defaults: { password: '' },
    check: ({ password }) => ({
      password: ruleMessage(needsPassword && password === '' ? 'password_missing' : null),
    }),
    async save({ password }) {
      const input = { token: uid, password: needsPassword ? password : undefined }
      const result = await call('confirmEmailChange', input, {
        password_required: 'password',
        wrong_password: 'password',
      })
      if (result.ok) {
        await renewSession(language)
        onDone()
        return null
      }
      // a link that was cut short on the way is malformed
      if (result.code === 'link_over' || result.code === 'bad_input') {
        onExpired()
        return null
      }
      if (result.code === 'password_required') setAnothers(true)
      return result.problem
    },
  })
  return { form, needsPassword }
}

/** The e-mail that the pages show. */
async function renewSession(language: Language): Promise<void> {
  if (sessionStore.read().status !== 'customer') return
  const { refreshSessionData } = await import('@stoa/browser/session/renew-session')
  await refreshSessionData(language)
}
