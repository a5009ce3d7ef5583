import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadAddressOptions } from '../features/identity/account/addresses/address-options.ts'
import { AddressesPage } from '../features/identity/account/addresses/addresses-page.tsx'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    addressOptions: await loadAddressOptions(context.get(shopContext), language),
    messages: messagesFor(language, ['checkout']),
  }
}

export default function ProfileAddresses() {
  const { addressOptions } = useLoaderData<typeof loader>()
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('addresses.title')} origin={origin} />
      <AddressesPage addressOptions={addressOptions} />
    </>
  )
}
