import { useTranslations } from 'use-intl'
import styles from '../form.module.css'
import type { House } from '../social/houses.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { LetterSent } from './letter-sent.tsx'
import { RegisterForm } from './register-form.tsx'
import type { useRegister } from './use-register.ts'

interface RegisterDoorProps {
  houses: readonly House[]
  registration: ReturnType<typeof useRegister>
}

/** Everything below the title of making an account. */
export function RegisterDoor({ houses, registration }: RegisterDoorProps) {
  const t = useTranslations('sign-in')
  const { form, sentTo, writeAgain } = registration
  if (sentTo !== null) return <LetterSent email={sentTo} onAgain={writeAgain} />
  return (
    <>
      <p className={styles.lead}>{t('register.lead')}</p>
      <SocialButtons houses={houses} />
      <RegisterForm form={form} />
    </>
  )
}
