import { Link } from '@stoa/ui/link/link'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from './sign-in-tabs.module.css'

export const authTabs = ['login', 'register'] as const
export type AuthTab = (typeof authTabs)[number]

interface SignInTabsProps {
  current: AuthTab
  /** In the dialog: switches to the other tab without navigation. */
  onChoose?(tab: AuthTab): void
}

/** Signing in or signing up: two pages, or two tabs of one dialog. */
export function SignInTabs({ current, onChoose }: SignInTabsProps) {
  const t = useTranslations('sign-in')
  const choose = (event: MouseEvent, tab: AuthTab) => {
    if (!onChoose) return
    event.preventDefault()
    onChoose(tab)
  }
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {authTabs.map((tab) => (
        <Link
          key={tab}
          href={`/${tab}`}
          aria-current={tab === current ? 'page' : undefined}
          onClick={(event) => choose(event, tab)}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
