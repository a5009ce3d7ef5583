import { Link } from '@stoa/ui/link/link'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from './sign-in-tabs.module.css'

export const doors = ['login', 'register'] as const
export type Door = (typeof doors)[number]

interface SignInTabsProps {
  current: Door
  /** Where both stand in one window: shows the other without leaving the page. */
  onChoose?(door: Door): void
}

/** Signing in or making an account: two pages, or two sides of one window. */
export function SignInTabs({ current, onChoose }: SignInTabsProps) {
  const t = useTranslations('sign-in')
  const choose = (event: MouseEvent, door: Door) => {
    if (!onChoose) return
    event.preventDefault()
    onChoose(door)
  }
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {doors.map((door) => (
        <Link
          key={door}
          href={`/${door}`}
          aria-current={door === current ? 'page' : undefined}
          onClick={(event) => choose(event, door)}
        >
          {t(`tabs.${door}`)}
        </Link>
      ))}
    </nav>
  )
}
