import { valueOrThrow } from '@stoa/browser/query/refused'
import { getPaymentState } from '@stoa/contract/ordering/payments'
import { paymentFailurePath } from '@stoa/domain/ordering/payment/payment-failure'
import type { PaymentStanding } from '@stoa/domain/ordering/payment/payment-standing'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useAddress } from '../../../../i18n/use-address.ts'
import even from '../../../../shared/even-buttons.module.css'
import { HeadingText } from '../../../../shared/heading-text.tsx'
import { ChangePayment } from '../../../../shared/orders/change-payment.tsx'
import { type Contact, OrderHelp } from '../../../../shared/orders/order-help.tsx'
import page from '../../../../shared/page.module.css'
import styles from '../failure/payment-failure.module.css'
import { useOrder } from '../order/use-order.ts'

interface PaymentPendingPageProps {
  uid: string
  code: string
  contact: Contact
}

const pace = { often: 3000, seldom: 30_000, oftenFor: 5 * 60_000 }

/**
 * The provider has still to say whether it was paid. The page asks until it does, after some minutes only now and then;
 * whoever closes it gets an e-mail.
 */
export function PaymentPendingPage({ uid, code, contact }: PaymentPendingPageProps) {
  const t = useTranslations('payment-pending')
  const asking = useEnd(uid)
  const { order } = useOrder(uid)
  return (
    <main id="main" className={`${page.wrap} ${styles.page} ${styles.single}`}>
      <Note className={styles.note}>
        <h1>
          <HeadingText>{t('title')}</HeadingText>
        </h1>
        <p>{t.rich('text', { b: (chunks) => <b>{chunks}</b> })}</p>
        <p>{t.rich('close', { code, b: (chunks) => <b>{chunks}</b> })}</p>
        <p role="status">{t(asking)}</p>
      </Note>
      <section className={styles.next} aria-labelledby="again">
        <h2 id="again">{t('again.title')}</h2>
        <p>{t('again.text')}</p>
        <div className={`${even.buttons} ${styles.actions}`}>
          <form method="post" action={`/api/payments/begin/${uid}`}>
            <Button type="submit" variant="secondary">
              {t('again.button')}
            </Button>
          </form>
          {order && <ChangePayment order={order} />}
        </div>
      </section>
      <OrderHelp contact={contact} code={code} uid={uid} />
    </main>
  )
}

/** Goes on as soon as it is known how the payment ended. Returns how it is asked about. */
function useEnd(uid: string): 'asking' | 'seldom' | 'unreachable' {
  const language = useLocale()
  const navigate = useNavigate()
  const address = useAddress()
  const [since] = useState(() => Date.now())
  const isLong = (now: number): boolean => now - since >= pace.oftenFor
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['payment-state', uid],
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(getPaymentState, { uid }, { signal })),
    refetchInterval: () => (isLong(Date.now()) ? pace.seldom : pace.often),
    staleTime: 0,
  })
  const standing: PaymentStanding = data?.standing ?? 'pending'
  useEffect(() => {
    if (standing === 'pending') return
    const isAccepted = standing === 'paid' || standing === 'held'
    const path = isAccepted ? address(`/checkout-success/${uid}`) : paymentFailurePath(language, standing, uid)
    void navigate(path, { replace: true })
  }, [standing, uid, language, navigate, address])
  if (isError) return 'unreachable'
  return isLong(dataUpdatedAt) ? 'seldom' : 'asking'
}
