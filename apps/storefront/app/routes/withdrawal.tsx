import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageChanged, languageOf } from '../api/language-of.ts'
import { loadTexts } from '../api/load-texts.ts'
import { shopContext } from '../api/shop-context.ts'
import { WithdrawalPage } from '../features/ordering/withdrawal/withdrawal-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

/** The same for everyone: whose statement it is, and of which order, only the browser knows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const texts = await loadTexts(shop, language, ['company-legal-name', 'company-seat', 'withdrawal-email'])
  const address = [texts['company-legal-name'], texts['company-seat']].filter(Boolean).join(', ')
  return {
    address: address === '' ? undefined : address,
    email: texts['withdrawal-email'],
    origin: shop.origin,
    messages: messagesFor(language, ['withdrawal']),
  }
}

/** A step is an entry of the history, and needs nothing anew. */
export const shouldRevalidate = languageChanged

export default function WithdrawalRoute() {
  const { address, email, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('withdrawal')
  return (
    <>
      <PageHead title={t('title.statement')} description={t('lead')} origin={origin} path="/withdrawal" />
      <WithdrawalPage address={address} email={email} />
    </>
  )
}
