import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextField } from '@stoa/ui/text-field/text-field'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../../shared/form/password-field.tsx'
import { EmailField } from '../email-field.tsx'
import styles from '../form.module.css'
import type { IdentityProvider } from '../social/identity-providers.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { SubmitButton } from '../submit-button.tsx'
import type { useRegister } from './use-register.ts'

interface RegisterPanelProps {
  identityProviders: readonly IdentityProvider[]
  registration: ReturnType<typeof useRegister>
}

/** Everything below the title of the sign-up page. */
export function RegisterPanel({ identityProviders, registration }: RegisterPanelProps) {
  const t = useTranslations('sign-in')
  const { form, sentTo, startOver } = registration
  if (sentTo !== null) return <EmailSent email={sentTo} onRetry={startOver} />
  return (
    <>
      <p className={styles.lead}>{t('register.lead')}</p>
      <SocialButtons identityProviders={identityProviders} />
      <RegisterForm form={form} />
    </>
  )
}

/** Names, e-mail and password; the rest is asked for when it is needed. */
function RegisterForm({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
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

/** Required and optional consents. The linked pages open in a new tab, so that the input is not lost. */
function RegisterCheckboxes({ form }: { form: ReturnType<typeof useRegister>['form'] }) {
  const t = useTranslations('sign-in')
  const documentLink = (href: string) => (chunks: ReactNode) => (
    <TextLink href={href} target="_blank" rel="noopener">
      {chunks}
      <span className="sr"> {t('fields.newTab')}</span>
    </TextLink>
  )
  return (
    <div className={styles.checkboxes}>
      <Checkbox
        {...form.field('acceptedTerms')}
        className={styles.text}
        error={form.errorOf('acceptedTerms')}
        label={t.rich('fields.terms', { terms: documentLink('/pages/terms'), privacy: documentLink('/pages/privacy') })}
      />
      {hasNewsletters && (
        <Checkbox
          {...form.field('newsletter')}
          label={t.rich('fields.newsletter', { quiet: (chunks) => <span className={styles.quiet}>{chunks}</span> })}
        />
      )}
    </div>
  )
}

interface EmailSentProps {
  email: string
  onRetry(): void
}

/** The same for an e-mail that has an account already: only its owner is told. */
function EmailSent({ email, onRetry }: EmailSentProps) {
  const t = useTranslations('sign-in')
  const messageRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => messageRef.current?.focus(), [])
  return (
    <div className={styles.text}>
      <p className={styles.lead} ref={messageRef} tabIndex={-1}>
        {t.rich('register.sent', { email, b: (chunks) => <b>{chunks}</b> })}
      </p>
      <p>
        {t.rich('register.sentHelp', {
          again: (chunks) => (
            <button type="button" onClick={onRetry}>
              {chunks}
            </button>
          ),
        })}
      </p>
    </div>
  )
}
