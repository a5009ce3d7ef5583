import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopContext } from '../api/shop-context.ts'
import { SetAsideOffer } from '../features/ordering/checkout/customer/set-aside-offer.tsx'
import { StepHeading } from '../features/ordering/checkout/form/step-heading.tsx'
import { StepSkeleton } from '../features/ordering/checkout/form/step-skeleton.tsx'
import { InformationForm, type InformationReason } from '../features/ordering/checkout/information/information-form.tsx'
import { useStep } from '../features/ordering/checkout/rules/use-step.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { readRedirectReason } from '../shared/redirect-reason.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: context.get(shopContext).origin })

export default function CheckoutInformation() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('checkout')
  const { state } = useLocation()
  const reason = readRedirectReason(state)
  const informationReason = reason === 'missingInformation' || reason === 'refusedFields' ? reason : null
  return (
    <>
      <PageHead title={t('information.title')} origin={origin} />
      <InformationPage reason={informationReason} />
    </>
  )
}

/** The first step, once the draft is read. */
function InformationPage({ reason }: { reason: InformationReason }) {
  const t = useTranslations('checkout')
  const ready = useStep('information')
  return (
    <div>
      <StepHeading>{t('information.title')}</StepHeading>
      <SetAsideOffer />
      {ready ? <InformationForm reason={reason} /> : <StepSkeleton />}
    </div>
  )
}
