import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { loadTexts } from '../api/load-texts.ts'
import { shopContext } from '../api/shop-context.ts'
import { FailurePage } from '../features/ordering/checkout/failure/failure-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const texts = await loadTexts(shop, language, ['helpdesk-phone', 'helpdesk-hours'])
  return {
    phone: texts['helpdesk-phone'],
    hours: texts['helpdesk-hours'],
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
