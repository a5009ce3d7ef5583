import { getStockNotice } from '@stoa/contract/notices'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { lostPage } from '../features/errors/lost-page.ts'
import { NoticePage } from '../features/notices/notice-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const uid = (params.uid ?? '').toLowerCase()
  const found = uuid.test(uid) ? await shop.client(language).call(getStockNotice, { uid }) : null
  if (!found?.ok) throw await lostPage(shop, language)
  return { uid, known: found.value, origin: shop.origin, messages: messagesFor(language, ['notices']) }
}

export default function StockNoticeRoute() {
  const { uid, known, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('notices')
  return (
    <>
      <PageHead title={t('page')} origin={origin} />
      <NoticePage uid={uid} known={known} />
    </>
  )
}
