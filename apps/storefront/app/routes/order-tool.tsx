import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { OrderToolPage } from '../features/ordering/order-tool/order-tool-page.tsx'
import { loadTracking } from '../features/ordering/tracking/load-tracking.ts'
import { OrderNotFound } from '../features/ordering/tracking/order/order-not-found.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const uid = (params.uid ?? '').toLowerCase()
  const { tracking } = await loadTracking(shop, language, uid)
  const messages = messagesFor(language, ['order-tool', 'tracking', 'forms'])
  return data({ tracking, uid, origin: shop.origin, messages }, { status: tracking ? 200 : 404 })
}

export default function OrderTool() {
  const { uid, tracking, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('order-tool')
  const tracked = useTranslations('tracking')
  return (
    <>
      <PageHead title={tracking ? t('title', { code: tracking.code }) : tracked('notFound.title')} origin={origin} />
      {tracking ? <OrderToolPage uid={uid} initialTracking={tracking} /> : <OrderNotFound />}
    </>
  )
}
