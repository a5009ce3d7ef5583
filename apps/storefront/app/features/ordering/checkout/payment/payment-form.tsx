import { ErrorSummary } from '@stoa/browser/form/error-summary'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOrderTotals } from '../amounts/use-order-totals.ts'
import styles from '../form/form.module.css'
import { Rights } from '../layout/rights.tsx'
import { attempts } from '../order/attempt.ts'
import { InformationSummary } from './information-summary.tsx'
import { OrderButton } from './order-button.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Review } from './review.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { usePaymentStep } from './use-payment-step.ts'

/** Shipping and payment choices, the totals, and the order button. */
export function PaymentForm({ leavingRef }: { leavingRef: RefObject<boolean> }) {
  const t = useTranslations('checkout')
  const order = useOrderTotals()
  const step = usePaymentStep(order.totals, leavingRef)
  const { problems } = step
  return (
    <form noValidate onSubmit={step.submit}>
      <PendingAttempt />
      <RefusalNote refusal={step.refusal} />
      <ErrorSummary
        title={t('problems.title', { count: step.errors.length })}
        errors={step.errors}
        ref={step.summary}
      />
      <section className={styles.section}>
        <InformationSummary />
      </section>
      <ShippingChoice problems={problems} />
      <PaymentChoice problems={problems} />
      <section className={styles.section}>
        <Rights />
        <TermsCheckbox accepted={step.accepted} onChange={step.accept} problem={problems.terms} />
      </section>
      <Review order={order} />
      <OrderButton order={order} busy={step.busy} />
    </form>
  )
}

/** An earlier attempt without a response comes first. */
function PendingAttempt() {
  const t = useTranslations('checkout')
  const [pending] = useState(() => attempts.pending() !== null)
  if (!pending) return null
  return (
    <Note tone="warn" className={styles.note}>
      {t.rich('payment.pending', { link: (chunks) => <TextLink href="/checkout-failure">{chunks}</TextLink> })}
    </Note>
  )
}
