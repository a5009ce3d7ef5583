import { listCustomMessages } from '@stoa/contract/content/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { FailurePage } from '../features/ordering/checkout/failure/failure-page.tsx'
import { toPhoneHref } from '../features/site/chrome/to-phone-href.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const texts = valueOr(
    await shop.client(language).call(listCustomMessages, { codes: 'helpdesk-phone,helpdesk-hours' }),
    [],
  )
  return {
    phone: texts.find(({ code }) => code === 'helpdesk-phone')?.body,
    hours: texts.find(({ code }) => code === 'helpdesk-hours')?.body,
    origin: shop.origin,
    messages: messagesFor(language, ['checkout', 'amounts']),
  }
}

export default function CheckoutFailure() {
  const { phone, hours, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('checkout')
  return (
    <>
      <PageHead title={t('failure.title')} origin={origin} />
      <FailurePage phone={phone} hours={hours} phoneHref={phone && toPhoneHref(phone)} />
    </>
  )
}
