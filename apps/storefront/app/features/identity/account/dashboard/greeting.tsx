import { useSession } from '@stoa/browser/session/session-store'
import { vocativeOf } from '@stoa/domain/identity/vocative'
import { useLocale, useTranslations } from 'use-intl'
import styles from '../layout/account.module.css'
import { partOfDay } from './part-of-day.ts'

/** The greeting, with the name where its vocative form is known. */
export function Greeting() {
  const t = useTranslations('account')
  const language = useLocale()
  const session = useSession()
  const firstName = session.status === 'customer' ? session.person.firstName : ''
  const name = language === 'el' ? vocativeOf(firstName) : firstName
  const hasName = name ? 'yes' : 'no'
  return (
    <h1 className={styles.title}>{t(`greeting.${partOfDay(new Date())}`, { named: hasName, name: name ?? '' })}</h1>
  )
}
