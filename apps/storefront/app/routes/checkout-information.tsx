import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopContext } from '../api/shop-context.ts'
import { InformationStep } from '../features/ordering/checkout/information/information-step.tsx'
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
      <InformationStep reason={informationReason} />
    </>
  )
}
