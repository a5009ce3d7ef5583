import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { KeptOffer } from '../customer/kept-offer.tsx'
import { StepHeading } from '../form/step-heading.tsx'
import { StepSkeleton } from '../form/step-skeleton.tsx'
import { useStep } from '../rules/use-step.ts'
import { PaymentForm } from './payment-form.tsx'

/** The step of receiving and paying, once it is known that its turn has come. */
export function PaymentPage() {
  const t = useTranslations('checkout')
  const leaving = useRef(false)
  const ready = useStep('payment', leaving)
  return (
    <div>
      <StepHeading>{t('payment.title')}</StepHeading>
      <KeptOffer />
      {ready ? <PaymentForm leaving={leaving} /> : <StepSkeleton />}
    </div>
  )
}
