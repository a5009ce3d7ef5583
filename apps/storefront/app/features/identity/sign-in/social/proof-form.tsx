import { Segment } from '@stoa/browser/form/segment'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import { SubmitButton } from '../submit-button.tsx'
import type { IdentityProvider } from './identity-providers.ts'
import { type ProofKind, useProofForm } from './use-proof-form.ts'
import type { Missing, ReturnState, useProviderReturn } from './use-provider-return.ts'

interface ProofFormProps {
  provider: IdentityProvider
  returnState: Extract<ReturnState, { step: 'asking' }>
  submitProofs: ReturnType<typeof useProviderReturn>['submitProofs']
}

const messageKeys = {
  email: ['social.emailTitle', 'social.emailLead'],
  emailCode: ['social.codeTitle', 'social.codeLead'],
  link: ['social.linkTitle', 'social.linkLead'],
  factor: ['factor.title', 'factor.lead'],
} as const satisfies Record<Missing, readonly [string, string]>

/** What the shop still asks for before it signs in a customer of an identity provider. */
export function ProofForm({ provider, returnState, submitProofs }: ProofFormProps) {
  const t = useTranslations('sign-in')
  const { missing, email } = returnState
  const [byPassword, setByPassword] = useState(false)
  const kind = missing === 'email' ? 'email' : missing === 'link' && byPassword ? 'password' : 'code'
  const [titleKey, introKey] = messageKeys[missing]
  return (
    <>
      <h1>{t(titleKey)}</h1>
      <p className={`${styles.lead} ${styles.text}`} role="status">
        {t(introKey, { provider, email })}
      </p>
      {missing === 'link' && (
        <Segment
          label={t('social.linkWay')}
          name="proof-kind"
          value={kind}
          options={[
            { value: 'code', label: t('social.byCode') },
            { value: 'password', label: t('social.byPassword') },
          ]}
          onChange={(selected) => setByPassword(selected === 'password')}
        />
      )}
      <ProofField key={`${missing} ${kind}`} missing={missing} kind={kind} submitProofs={submitProofs} />
    </>
  )
}

interface ProofFieldProps extends Pick<ProofFormProps, 'submitProofs'> {
  missing: Missing
  kind: ProofKind
}

function ProofField({ missing, kind, submitProofs }: ProofFieldProps) {
  const t = useTranslations('sign-in')
  const form = useProofForm(missing, kind, submitProofs)
  const field = { ...form.field('proof'), error: form.errorOf('proof'), enterKeyHint: 'go' as const }
  return (
    <form className={`${styles.form} ${styles.below}`} method="post" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      {kind === 'email' && <EmailField {...field} label={t('fields.email')} autoComplete="email" />}
      {kind === 'code' && (
        <TextField {...field} label={t('fields.code')} autoComplete="one-time-code" autoCapitalize="none" />
      )}
      {kind === 'password' && <PasswordField {...field} label={t('fields.password')} autoComplete="current-password" />}
      <SubmitButton busy={form.busy}>{t(kind === 'email' ? 'social.emailSubmit' : 'social.submit')}</SubmitButton>
    </form>
  )
}
