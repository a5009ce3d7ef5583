import type { CheckedForm } from '@stoa/browser/form/use-checked-form'
import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'

/** The second factor: an authenticator's code, or a recovery code. */
export function CodeStep({ form, onBack }: { form: CheckedForm<{ code: string }>; onBack: () => void }) {
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
