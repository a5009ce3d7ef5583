import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SetAsideOffer } from '../customer/set-aside-offer.tsx'
import { StepHeading } from '../form/step-heading.tsx'
import { StepSkeleton } from '../form/step-skeleton.tsx'
import { useStep } from '../rules/use-step.ts'
import { PaymentForm } from './payment-form.tsx'

/** The step of shipping and payment, once the earlier steps are known to be complete. */
export function PaymentPage() {
  const t = useTranslations('checkout')
  const leavingRef = useRef(false)
  const ready = useStep('payment', leavingRef)
  return (
    <div>
      <StepHeading>{t('payment.title')}</StepHeading>
      <SetAsideOffer />
      {ready ? <PaymentForm leavingRef={leavingRef} /> : <StepSkeleton />}
    </div>
  )
}
