import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadTracking } from '../features/ordering/tracking/load-tracking.ts'
import { OrderNotFound } from '../features/ordering/tracking/order/order-not-found.tsx'
import { OrderPage } from '../features/ordering/tracking/order/order-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const uid = (params.uid ?? '').toLowerCase()
  const loaded = await loadTracking(shop, language, uid)
  const loaderData = {
    ...loaded,
    uid,
    origin: shop.origin,
    messages: messagesFor(language, ['tracking', 'forms', 'amounts']),
  }
  return data(loaderData, { status: loaded.tracking ? 200 : 404 })
}

export default function TrackOrderDetail() {
  const { uid, tracking, email, phone, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('tracking')
  const title = tracking ? t('order.title', { code: tracking.code }) : t('notFound.title')
  return (
    <>
      <PageHead title={title} origin={origin} />
      {tracking ? (
        <OrderPage
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
