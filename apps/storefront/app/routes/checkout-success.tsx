import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadTracking } from '../features/ordering/tracking/load-tracking.ts'
import { OrderNotFound } from '../features/ordering/tracking/order/order-not-found.tsx'
import { SuccessPage } from '../features/ordering/tracking/success/success-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf } from '../i18n/use-address.ts'
import { awaitsProvider } from '../shared/orders/timeline-steps.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const uid = (params.uid ?? '').toLowerCase()
  const loaded = await loadTracking(shop, language, uid)
  // there is nothing to thank for yet: the order's page says what it waits for, and where it is paid
  if (loaded.tracking && isUnpaid(loaded.tracking)) throw redirect(addressOf(language, `/track-order/${uid}`))
  const loaderData = {
    ...loaded,
    uid,
    origin: shop.origin,
    messages: messagesFor(language, ['tracking', 'forms', 'amounts', 'lines']),
  }
  return data(loaderData, { status: loaded.tracking ? 200 : 404 })
}

const isUnpaid = ({ payment, changes }: OrderTracking): boolean =>
  awaitsProvider({ payment, status: changes.at(-1)?.status })

export default function CheckoutSuccess() {
  const { uid, tracking, email, phone, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('tracking')
  const title = tracking ? t('success.badge') : t('notFound.title')
  return (
    <>
      <PageHead title={title} origin={origin} />
      {tracking ? (
        <SuccessPage
          uid={uid}
          initialTracking={tracking}
          contact={{ email, phone, phoneHref: phone && toPhoneHref(phone) }}
        />
      ) : (
        <OrderNotFound />
      )}
    </>
  )
}
