import { beginPaypalCheckout } from '@stoa/contract/ordering/paypal-checkout'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { toReductions, useAdditions } from '../../../../api/use-cart-totals.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { paypalCheckout } from '../../../../state/paypal-checkout.ts'
import styles from './cart-page.module.css'

/** The buyer agrees at PayPal first, and comes back to the checkout with name and address. */
export function PaypalButton() {
  const t = useTranslations('cart-page')
  const { busy, problem, begin } = usePaypal()
  return (
    <div className={styles.paypal}>
      <Button variant="secondary" size="large" wide busy={busy} onClick={() => void begin()}>
        {t('paypal.begin')}
      </Button>
      <p>{t('paypal.help')}</p>
      <div role="status">{problem !== null && <Note tone="warn">{problem}</Note>}</div>
    </div>
  )
}

function usePaypal() {
  const common = useTranslations('common')
  const language = useLocale()
  const items = useCart()
  const additions = useAdditions()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    // the page as it was left, when the buyer comes Back from PayPal
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  return {
    busy,
    problem,
    async begin(): Promise<void> {
      setBusy(true)
      setProblem(null)
      const input = { items: [...items], ...toReductions(additions) }
      const begun = await browserClient(language)
        .call(beginPaypalCheckout, input)
        .catch(() => null)
      if (begun?.ok) {
        paypalCheckout.begin(begun.value.id)
        location.assign(begun.value.url)
        return
      }
      setBusy(false)
      setProblem(begun?.refusal.title ?? common('unreached'))
    },
  }
}
