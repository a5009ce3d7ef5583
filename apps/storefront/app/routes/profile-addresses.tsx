import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { AddressesPage } from '../features/account/addresses/addresses-page.tsx'
import { loadPlaceFacts } from '../features/account/addresses/place-facts.ts'
import { useAccountOutlet } from '../features/account/frame/account-outlet.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    facts: await loadPlaceFacts(context.get(shopContext), language),
    messages: messagesFor(language, ['checkout']),
  }
}

export default function ProfileAddresses() {
  const { facts } = useLoaderData<typeof loader>()
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('addresses.title')} origin={origin} />
      <AddressesPage facts={facts} />
    </>
  )
}
