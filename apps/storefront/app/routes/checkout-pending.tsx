import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadTracking } from '../features/ordering/tracking/load-tracking.ts'
import { OrderNotFound } from '../features/ordering/tracking/order/order-not-found.tsx'
import { PaymentPendingPage } from '../features/ordering/tracking/pending/payment-pending-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const uid = (params.uid ?? '').toLowerCase()
  const { tracking, email, phone } = await loadTracking(shop, language, uid)
  const loaderData = {
    ...{ uid, code: tracking?.code ?? null, email, phone, origin: shop.origin },
    messages: messagesFor(language, ['payment-pending', 'tracking', 'forms', 'amounts', 'lines']),
  }
  return data(loaderData, { status: tracking ? 200 : 404 })
}

export default function CheckoutPending() {
  const { uid, code, email, phone, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('payment-pending')
  const tracking = useTranslations('tracking')
  return (
    <>
      <PageHead title={code ? t('title') : tracking('notFound.title')} origin={origin} />
      {code ? (
        <PaymentPendingPage uid={uid} code={code} contact={{ email, phone, phoneHref: phone && toPhoneHref(phone) }} />
      ) : (
        <OrderNotFound />
      )}
    </>
  )
}
