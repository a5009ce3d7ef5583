import { formatDay } from '@stoa/browser/i18n/dates'
import { useCustomerCache, useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { listSignInMethods, unlinkSignInMethod } from '@stoa/contract/identity/social'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'
import styles from '../layout/account.module.css'
import { toShopDay } from '../orders/active-orders.ts'

/** The linked identity providers. Not shown to customers without any. */
export function SignInMethodsCard() {
  const t = useTranslations('account')
  const language = useLocale()
  const { data: methods } = useCustomerQuery(listSignInMethods, {})
  const { statusMessage, unlink } = useUnlink()
  if (!methods || methods.length === 0) return statusMessage === '' ? null : <p role="status">{statusMessage}</p>
  return (
    <section className={panel.card} aria-labelledby="methods">
      <h2 id="methods">{t('methods.title')}</h2>
      <ul className={styles.rows}>
        {methods.map(({ provider, email, linkedAt }) => (
          <li key={provider}>
            <div>
              {t(`methods.${provider}`)}
              <small>{[email, formatDay(toShopDay(linkedAt), language, 'long')].filter(Boolean).join(' · ')}</small>
            </div>
            <Button variant="quiet" size="small" onClick={() => void unlink(provider)}>
              {t('methods.unlink')} <span className="sr">{t(`methods.${provider}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.message}>
        {statusMessage}
      </p>
    </section>
  )
}

function useUnlink() {
  const t = useTranslations('account')
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  const customerCache = useCustomerCache()
  const [statusMessage, setStatusMessage] = useState('')
  return {
    statusMessage,
    async unlink(provider: 'google' | 'facebook') {
      const outcome = await withConfirmation(() => call(unlinkSignInMethod, { provider }))
      if (outcome === null) return
      setStatusMessage(outcome.ok ? t('methods.unlinked', { name: t(`methods.${provider}`) }) : outcome.refusal.title)
      await customerCache.invalidate(listSignInMethods)
    },
  }
}
