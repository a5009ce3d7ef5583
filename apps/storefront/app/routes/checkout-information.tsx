import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { shopContext } from '../api/shop-context.ts'
import { InformationPage } from '../features/checkout/information/information-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { cameFor } from '../shared/came-for.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ origin: context.get(shopContext).origin })

export default function CheckoutInformation() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('checkout')
  const { state } = useLocation()
  const reason = cameFor(state)
  const why = reason === 'missingInformation' || reason === 'refusedFields' ? reason : null
  return (
    <>
      <PageHead title={t('information.title')} origin={origin} />
      <InformationPage why={why} />
    </>
  )
}
