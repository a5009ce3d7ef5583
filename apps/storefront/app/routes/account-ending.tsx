import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { AccountEndingPage } from '../features/identity/account/privacy/account-ending-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  origin: context.get(shopContext).origin,
  messages: messagesFor(languageOf(url), ['account']),
})

export default function AccountEnding() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('ending.title')} origin={origin} />
      <AccountEndingPage />
    </>
  )
}
