import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopContext } from '../api/shop-context.ts'
import { PaymentPage } from '../features/ordering/checkout/payment/payment-page.tsx'
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
