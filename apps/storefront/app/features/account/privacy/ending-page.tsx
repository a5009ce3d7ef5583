import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatMomentWithYear } from '../../../shared/days.ts'
import page from '../../../shared/page.module.css'
import { sessionEnded } from '../../../state/session-store.ts'
import { useInBrowser } from '../../../state/use-in-browser.ts'
import { isJustEnded, readEndedAt } from './ended-path.ts'

/** The account is to end: when, and how that is undone. */
export function EndingPage() {
  const t = useTranslations('account')
  const language = useLocale()
  const { search, state } = useLocation()
  const ended = isJustEnded(state)
  const at = useInBrowser() ? readEndedAt(search) : null
  useEffect(() => {
    if (ended) sessionEnded()
  }, [ended])
  return (
    <main id="main" className={`${page.wrap} ${page.section}`}>
      <EmptyState
        icon="clock"
        level={1}
        title={t('ending.title')}
        action={<ButtonLink href="/">{t('ending.home')}</ButtonLink>}
      >
        {at && <>{t('ending.when', { when: formatMomentWithYear(at, language) })} </>}
        {t('ending.text')}
      </EmptyState>
    </main>
  )
}
