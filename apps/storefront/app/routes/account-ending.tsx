import { sessionEnded } from '@stoa/browser/session/session-store'
import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { isEndedState, readEndingTime } from '../features/identity/account/privacy/account-ending-path.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { formatDateTimeWithYear } from '../shared/date-formats.ts'
import page from '../shared/page.module.css'

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  origin: context.get(shopContext).origin,
  messages: messagesFor(languageOf(url), ['account']),
})

export default function AccountEnding() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('ending.title')} origin={origin} />
      <AccountEndingPage />
    </>
  )
}

/** The account is scheduled for deletion: when, and how to cancel it. */
function AccountEndingPage() {
  const t = useTranslations('account')
  const language = useLocale()
  const { search, state } = useLocation()
  const ended = isEndedState(state)
  const at = useHydrated() ? readEndingTime(search) : null
  useEffect(() => {
    if (ended) sessionEnded()
  }, [ended])
  return (
    <main id="main" tabIndex={-1} className={`${page.wrap} ${page.section}`}>
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
