import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { IdentityProvider } from '../social/identity-providers.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginPanelProps {
  identityProviders: readonly IdentityProvider[]
  onDone(): void
}

/** Everything below the title of the sign-in page. */
export function LoginPanel({ identityProviders, onDone }: LoginPanelProps) {
  const t = useTranslations('sign-in')
  return (
    <>
      <p className={styles.lead}>{t('login.lead')}</p>
      <SocialButtons identityProviders={identityProviders} />
      <LoginForm onDone={onDone} />
    </>
  )
}
