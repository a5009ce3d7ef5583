import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { IdentityProvider } from '../social/identity-providers.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { EmailSent } from './email-sent.tsx'
import { RegisterForm } from './register-form.tsx'
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
