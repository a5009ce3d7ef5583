import { listPaymentTypes, listShippingTypes } from '@stoa/contract/checkout'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { shownOr } from '../api/answer.ts'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { CartPage } from '../features/cart/cart-page/cart-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { cameFor } from '../shared/came-for.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const client = shop.client(language)
  const [payments, shippings] = await Promise.all([
    client.call(listPaymentTypes, {}),
    client.call(listShippingTypes, {}),
  ])
  return {
    payments: shownOr(payments, []).map(({ name }) => name),
    homeTypeId: shownOr(shippings, []).find(({ code }) => code === 'home')?.id,
    origin: shop.origin,
    messages: messagesFor(language, ['cart-page']),
  }
}

export default function Cart() {
  const { payments, homeTypeId, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('cart-page')
  const { state } = useLocation()
  return (
    <>
      <PageHead title={t('title')} origin={origin} />
      <CartPage payments={payments} homeTypeId={homeTypeId} needed={cameFor(state) === 'emptyCart'} />
    </>
  )
}
