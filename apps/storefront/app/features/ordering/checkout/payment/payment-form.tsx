import { ErrorSummary } from '@stoa/browser/form/error-summary'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Note } from '@stoa/ui/note/note'
import { Price } from '@stoa/ui/price/price'
import { BackLink } from '@stoa/ui/text-link/back-link'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { type ReactNode, type RefObject, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { TotalsChanges } from '../../../../shared/totals-changes.tsx'
import { type OrderTotals, useOrderTotals } from '../amounts/use-order-totals.ts'
import styles from '../form/form.module.css'
import { attempts } from '../order/attempt.ts'
import { HoldNote } from './hold-note.tsx'
import { InformationSummary } from './information-summary.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { NothingDue } from './nothing-due.tsx'
import payment from './payment.module.css'
import { PaymentChoice } from './payment-choice.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Review } from './review.tsx'
import { Rights } from './rights.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
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
      <TotalsChanges totals={order.totals} className={styles.note} />
      <ErrorSummary
        title={t('problems.title', { count: step.errors.length })}
        errors={step.errors}
        ref={step.summary}
      />
      <section className={styles.section}>
        <InformationSummary />
      </section>
      <ShippingChoice problems={problems} />
      {order.totals?.due === 0 ? <NothingDue totals={order.totals} /> : <PaymentChoice problems={problems} />}
      <section className={styles.section}>
        <Rights />
        <TermsCheckbox accepted={step.accepted} onChange={step.accept} problem={problems.terms} />
      </section>
      <Review order={order} />
      <HoldNote />
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

interface TermsCheckboxProps {
  accepted: boolean
  onChange(accepted: boolean): void
  problem: string | undefined
}

/** Never ticked beforehand; the linked texts open in a new tab, so that the draft is not lost. */
function TermsCheckbox({ accepted, onChange, problem }: TermsCheckboxProps) {
  const t = useTranslations('checkout')
  const documentLink = (href: string) => (chunks: ReactNode) => <NewTabLink href={href}>{chunks}</NewTabLink>
  return (
    <Checkbox
      id="part-terms"
      className={payment.terms}
      checked={accepted}
      onChange={(event) => onChange(event.target.checked)}
      label={t.rich('payment.terms', { terms: documentLink('/pages/terms'), privacy: documentLink('/pages/privacy') })}
      error={problem}
    />
  )
}

/** The label is the one required by law and nothing else; the amount is shown beside it. */
function OrderButton({ order, busy }: { order: OrderTotals; busy: boolean }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const amounts = useTranslations('amounts')
  const { totals, updating } = order
  // what points and gift cards leave is not the total
  const isRest = totals !== undefined && totals.means.length > 0
  return (
    <div className={payment.order}>
      <BackLink href="/checkout-information">{t('payment.back')}</BackLink>
      <div className={payment.action}>
        <p className={updating ? payment.updating : undefined} aria-live="polite">
          <span className={payment.amountName}>{isRest ? amounts('due') : t('payment.review.amount')}</span>
          {totals && <Price cents={totals.due} locale={language} size="line" />}
        </p>
        <Button type="submit" size="large" busy={busy}>
          {t('payment.order')}
        </Button>
      </div>
      <p className="sr" role="status">
        {busy && t('payment.sending')}
      </p>
    </div>
  )
}
