import { useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopContext } from '../api/shop-context.ts'
import { SetAsideOffer } from '../features/ordering/checkout/customer/set-aside-offer.tsx'
import { StepHeading } from '../features/ordering/checkout/form/step-heading.tsx'
import { StepSkeleton } from '../features/ordering/checkout/form/step-skeleton.tsx'
import { PaymentForm } from '../features/ordering/checkout/payment/payment-form.tsx'
import { useCardsShown } from '../features/ordering/checkout/payment/use-cards-shown.ts'
import { useStep } from '../features/ordering/checkout/rules/use-step.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: context.get(shopContext).origin })

export default function CheckoutShippingPayment() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('checkout')
  return (
    <>
      <PageHead title={t('payment.title')} origin={origin} />
      <PaymentPage />
    </>
  )
}

/** The step of shipping and payment, once the earlier steps are known to be complete. */
function PaymentPage() {
  const t = useTranslations('checkout')
  const leavingRef = useRef(false)
  const shown = useCardsShown(useStep('payment', leavingRef))
  return (
    <div>
      <StepHeading>{t('payment.title')}</StepHeading>
      <SetAsideOffer />
      {shown ? <PaymentForm leavingRef={leavingRef} /> : <StepSkeleton />}
    </div>
  )
}
