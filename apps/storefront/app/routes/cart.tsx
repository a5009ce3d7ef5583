import { listPaymentTypes, listShippingTypes } from '@stoa/contract/ordering/checkout'
import { type Destination, destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { CartPage } from '../features/ordering/cart/cart-page/cart-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { readRedirectReason } from '../shared/redirect-reason.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const [payments, shippingTypes] = await Promise.all([
    client.call(listPaymentTypes, {}),
    client.call(listShippingTypes, {}),
  ])
  const idOf = (destination: Destination) =>
    valueOr(shippingTypes, []).find(({ code }) => destinationOf(code) === destination)?.id
  const emailTypeId = idOf('email')
  return {
    payments: valueOr(payments, []).map(({ code, name, shippingTypeIds }) => ({
      name,
      fromCart: findPaymentKind(code)?.fromCart === true,
      byEmail: shippingTypeIds.some((id) => id === emailTypeId),
    })),
    homeTypeId: idOf('address'),
    origin: shop.origin,
    messages: messagesFor(language, ['cart-page', 'amounts']),
  }
}

export default function Cart() {
  const { payments, homeTypeId, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('cart-page')
  const { state } = useLocation()
  return (
    <>
      <PageHead title={t('title')} origin={origin} />
      <CartPage payments={payments} homeTypeId={homeTypeId} cartRequired={readRedirectReason(state) === 'emptyCart'} />
    </>
  )
}
