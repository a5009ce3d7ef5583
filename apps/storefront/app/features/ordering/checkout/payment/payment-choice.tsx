import type { PaymentType } from '@stoa/contract/ordering/checkout'
import { formatMoney } from '@stoa/domain/money'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { Note } from '@stoa/ui/note/note'
import { RadioCard } from '@stoa/ui/radio-card/radio-card'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { usePaypalCheckout } from '../../../../state/paypal-checkout.ts'
import {
  isTooHigh,
  useOrderTotals,
  usePaysToCountry,
  useTotalBeforePayment,
  useTotalsByPayment,
} from '../amounts/use-order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { draftStore, useDraft } from '../form/draft-store.ts'
import styles from '../form/form.module.css'
import { InstalmentChoice } from './instalment-choice.tsx'
import payment from './payment.module.css'
import { SectionProblem } from './section-problem.tsx'
import type { SectionProblems } from './use-place-order.ts'

/** The payment methods; those not allowed for this order stay visible, with the reason. */
export function PaymentChoice({ problems }: { problems: SectionProblems }) {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { paymentTypes } = useCheckoutData()
  const { byEmail, chosen: shipping, choice } = useReceiving()
  const disabledReasonOf = useDisabledReason()
  const { totals, updating } = useOrderTotals()
  const hasAgreed = usePaypalCheckout()?.filled != null
  const chosen = paymentTypes.find(({ id }) => id === choice.paymentTypeId)
  const to = (shipping && destinationOf(shipping.code)) ?? 'address'
  // where there is nothing else to choose, what does not go with it is not shown
  const offered = paymentTypes.filter(({ shippingTypeIds }) => !byEmail || shippingTypeIds.includes(shipping?.id ?? 0))
  const cleared = useClearImpossibleChoice(chosen !== undefined && disabledReasonOf(chosen) !== undefined)
  return (
    <section className={styles.section}>
      <fieldset id="part-payment" tabIndex={-1} aria-describedby={problems.payment && 'problem-payment'}>
        <legend>{t('payment.ways.title')}</legend>
        <div role="status">
          {cleared && (
            <Note tone="warn" className={payment.problem}>
              {t('payment.ways.cleared')}
            </Note>
          )}
        </div>
        <SectionProblem section="payment" problems={problems} />
        {offered.map((type) => (
          <RadioCard
            key={type.id}
            name="payment"
            value={type.id}
            checked={choice.paymentTypeId === type.id}
            onChange={() => draftStore.choose({ paymentTypeId: type.id })}
            title={type.name}
            help={type.help}
            price={type.fee > 0 ? t('payment.ways.fee', { amount: formatMoney(type.fee, language) }) : undefined}
            disabledReason={disabledReasonOf(type)}
          >
            {findPaymentKind(type.code)?.deposit && (
              <p className={payment.deposit}>{t('payment.ways.depositNote', { to })}</p>
            )}
            {type === chosen && totals && !updating && <InstalmentChoice totals={totals} />}
            {hasAgreed && findPaymentKind(type.code)?.fromCart && (
              <p className={payment.deposit}>{t('payment.ways.agreed')}</p>
            )}
          </RadioCard>
        ))}
      </fieldset>
    </section>
  )
}

/** Why a payment method cannot be chosen. */
function useDisabledReason(): (type: PaymentType) => string | undefined {
  const t = useTranslations('checkout')
  const language = useLocale()
  const { chosen: shipping } = useReceiving()
  const outcomes = useTotalsByPayment()
  const total = useTotalBeforePayment()
  const paysToCountry = usePaysToCountry()
  return (type) => {
    if (shipping && !type.shippingTypeIds.includes(shipping.id)) {
      return t('payment.ways.notWith', { shipping: shipping.name })
    }
    if (!paysToCountry(type)) return t('payment.ways.notTo')
    if (type.refusedFrom !== null && total !== null && isTooHigh(type, total)) {
      return t('payment.ways.tooHigh', { limit: formatMoney(type.refusedFrom, language) })
    }
    const outcome = outcomes.get(type.id)
    return outcome && !outcome.ok ? outcome.refusal.title : undefined
  }
}

/** A choice that is no longer allowed is cleared, with a message until another is made. */
function useClearImpossibleChoice(impossible: boolean): boolean {
  const { choice } = useDraft()
  const [cleared, setCleared] = useState(false)
  useEffect(() => {
    if (!impossible) return
    setCleared(true)
    draftStore.choose({ paymentTypeId: null })
  }, [impossible])
  return cleared && choice.paymentTypeId === null
}
