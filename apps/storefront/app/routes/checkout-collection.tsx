import { isCollection } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopContext } from '../api/shop-context.ts'
import { useReceiving } from '../features/ordering/checkout/amounts/use-receiving.ts'
import { CollectionPage } from '../features/ordering/checkout/collection/collection-page.tsx'
import { StepSkeleton } from '../features/ordering/checkout/form/step-skeleton.tsx'
import { useStep } from '../features/ordering/checkout/rules/use-step.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { useAddress } from '../i18n/use-address.ts'
import page from '../shared/page.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: context.get(shopContext).origin })

/** Where an order is collected; of one that is sent, back to the step that asks for the way. */
export default function CheckoutCollection() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('checkout')
  const ready = useStep('payment')
  const { chosen, destination } = useReceiving()
  const navigate = useNavigate()
  const steps = useAddress()('/checkout-shipping-payment')
  const isSent = ready && !isCollection(destination)
  useEffect(() => {
    if (isSent) void navigate(steps, { replace: true })
  }, [isSent, steps, navigate])
  return (
    <>
      <PageHead title={t('collection.pageTitle')} origin={origin} />
      {ready && chosen && !isSent ? (
        <CollectionPage shipping={chosen} />
      ) : (
        <main id="main" className={page.wrap}>
          <StepSkeleton />
        </main>
      )}
    </>
  )
}
