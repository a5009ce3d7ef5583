import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { House } from '../social/houses.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginDoorProps {
  houses: readonly House[]
  onDone(): void
}

/** Everything below the title of signing in. */
export function LoginDoor({ houses, onDone }: LoginDoorProps) {
  const t = useTranslations('sign-in')
  return (
    <>
      <p className={styles.lead}>{t('login.lead')}</p>
      <SocialButtons houses={houses} />
      <LoginForm onDone={onDone} />
    </>
  )
}
