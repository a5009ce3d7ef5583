import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { BalancePage } from '../features/ordering/gift-cards/balance-page.tsx'
import { loadSpines } from '../features/ordering/gift-cards/load-spines.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  return {
    spines: await loadSpines(shop, language),
    origin: shop.origin,
    messages: messagesFor(language, ['gift-cards']),
  }
}

export default function GiftCardBalanceRoute() {
  const { spines, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('gift-cards')
  return (
    <>
      <PageHead title={t('balance.title')} description={t('balance.lead')} origin={origin} path="/gift-card-balance" />
      <BalancePage spines={spines} />
    </>
  )
}
