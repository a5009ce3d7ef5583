import { sessionEnded } from '@stoa/browser/session/session-store'
import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTimeWithYear } from '../../../../shared/date-formats.ts'
import page from '../../../../shared/page.module.css'
import { isEndedState, readEndingTime } from './account-ending-path.ts'

/** The account is scheduled for deletion: when, and how to cancel it. */
export function AccountEndingPage() {
  const t = useTranslations('account')
  const language = useLocale()
  const { search, state } = useLocation()
  const ended = isEndedState(state)
  const at = useHydrated() ? readEndingTime(search) : null
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
        {at && <>{t('ending.when', { when: formatDateTimeWithYear(at, language) })} </>}
        {t('ending.text')}
      </EmptyState>
    </main>
  )
}
