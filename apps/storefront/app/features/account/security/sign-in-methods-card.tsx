import { listSignInMethods, unlinkSignInMethod } from '@stoa/contract/social'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../../../i18n/dates.ts'
import panel from '../../../shared/panel.module.css'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'
import { useOwn, useOwnNews } from '../data/use-own.ts'
import styles from '../frame/account.module.css'
import { shopDayOf } from '../orders/live-orders.ts'

/** Other houses one can sign in with. Not shown to whoever has none. */
export function SignInMethodsCard() {
  const t = useTranslations('account')
  const language = useLocale()
  const { data: methods } = useOwn(listSignInMethods, {})
  const { told, unlink } = useUnlink()
  if (!methods || methods.length === 0) return told === '' ? null : <p role="status">{told}</p>
  return (
    <section className={panel.card} aria-labelledby="methods">
      <h2 id="methods">{t('methods.title')}</h2>
      <ul className={styles.rows}>
        {methods.map(({ provider, email, linkedAt }) => (
          <li key={provider}>
            <div>
              {t(`methods.${provider}`)}
              <small>{[email, formatDay(shopDayOf(linkedAt), language, 'long')].filter(Boolean).join(' · ')}</small>
            </div>
            <Button variant="quiet" size="small" onClick={() => void unlink(provider)}>
              {t('methods.unlink')} <span className="sr">{t(`methods.${provider}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </section>
  )
}

function useUnlink() {
  const t = useTranslations('account')
  const call = useCalls()
  const confirmed = useConfirmed()
  const news = useOwnNews()
  const [told, setTold] = useState('')
  return {
    told,
    async unlink(provider: 'google' | 'facebook') {
      const outcome = await confirmed(() => call(unlinkSignInMethod, { provider }))
      if (outcome === null) return
      setTold(outcome.ok ? t('methods.unlinked', { name: t(`methods.${provider}`) }) : outcome.refusal.title)
      await news.askAgain(listSignInMethods)
    },
  }
}
