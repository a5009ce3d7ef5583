import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import even from '../../../../shared/even-buttons.module.css'
import page from '../../../../shared/page.module.css'
import { attempts } from '../order/attempt.ts'
import { useSendOrder } from '../payment/use-place-order.ts'
import styles from './failure.module.css'

interface FailurePageProps {
  phone: string | undefined
  phoneHref: string | undefined
  hours: string | undefined
}

/** No response to an order: what is safe, and a button to retry. A retry never places a second order. */
export function FailurePage({ phone, phoneHref, hours }: FailurePageProps) {
  const t = useTranslations('checkout')
  const { pending, busy, failedAgain, refused, retry } = useRetry()
  return (
    <main id="main">
      <section className={styles.head}>
        <div className={page.wrap}>
          <h1>{t('failure.title')}</h1>
          <p className={page.lead}>{t('failure.lead')}</p>
          <Note tone="bad" className={styles.note}>
            {pending ? t('failure.retryHelp') : t('failure.nothing')}
          </Note>
          <div role="alert">
            {refused && <Note tone="warn">{refused}</Note>}
            {failedAgain && <Note tone="warn">{t('failure.again')}</Note>}
          </div>
          <div className={`${even.buttons} ${styles.actions}`}>
            {pending && (
              <Button size="large" icon="refresh-cw" busy={busy} onClick={retry}>
                {t('failure.retry')}
              </Button>
            )}
            <ButtonLink href="/checkout-shipping-payment" variant="secondary" size="large">
              {t('failure.change')}
            </ButtonLink>
            <ButtonLink href="/cart" variant="quiet" size="large">
              {t('failure.cart')}
            </ButtonLink>
          </div>
          <p className="sr" role="status">
            {busy && t('failure.sending')}
          </p>
          {phone && (
            <p className={styles.call}>
              {t.rich('failure.call', {
                number: phone,
                hours: hours ?? '',
                phone: (chunks) => <TextLink href={phoneHref ?? ''}>{chunks}</TextLink>,
              })}
            </p>
          )}
        </div>
      </section>
    </main>
  )
}

/** Sends the same order again, under the same idempotency key. */
function useRetry() {
  const inBrowser = useHydrated()
  const leavingRef = useRef(false)
  const send = useSendOrder(leavingRef)
  const [busy, setBusy] = useState(false)
  const [hasRetried, setHasRetried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const retry = async () => {
    const attempt = attempts.pending()
    if (!attempt || busy) return
    setBusy(true)
    setRefused(null)
    const result = await send(attempt)
    setBusy(false)
    setHasRetried(true)
    if (typeof result === 'object') setRefused(result.message)
  }
  const pending = inBrowser && (busy || attempts.pending() !== null)
  return { pending, busy, refused, failedAgain: hasRetried && !busy && pending && !refused, retry: () => void retry() }
}
