import { getStockNotice } from '@stoa/contract/ordering/notices'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { NoticePage } from '../features/ordering/notices/notice-page.tsx'
import { notFoundResponse } from '../features/site/errors/not-found-response.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const uid = (params.uid ?? '').toLowerCase()
  const outcome = uuid.test(uid) ? await shop.client(language).call(getStockNotice, { uid }) : null
  if (!outcome?.ok) throw await notFoundResponse(shop, language)
  return { uid, initialNotice: outcome.value, origin: shop.origin, messages: messagesFor(language, ['notices']) }
}

export default function StockNoticeRoute() {
  const { uid, initialNotice, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('notices')
  return (
    <>
      <PageHead title={t('page')} origin={origin} />
      <NoticePage uid={uid} initialNotice={initialNotice} />
    </>
  )
}
