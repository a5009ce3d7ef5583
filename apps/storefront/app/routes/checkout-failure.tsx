import { getPaymentState } from '@stoa/contract/ordering/payments'
import type { Language } from '@stoa/domain/language'
import { readPaymentFailure } from '@stoa/domain/ordering/payment/payment-failure'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { loadTexts } from '../api/load-texts.ts'
import { type Shop, shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import { FailurePage } from '../features/ordering/checkout/failure/failure-page.tsx'
import { PaymentFailurePage } from '../features/ordering/tracking/failure/payment-failure-page.tsx'
import { loadTracking } from '../features/ordering/tracking/load-tracking.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf } from '../i18n/use-address.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const failure = readPaymentFailure(url.searchParams.get('reason'))
  const uid = (url.searchParams.get('order') ?? '').toLowerCase()
  const [{ tracking, email, phone }, texts] = await Promise.all([
    loadTracking(shop, language, uid),
    loadTexts(shop, language, ['helpdesk-hours']),
  ])
  // Back from the page of an order that was paid meanwhile leads here
  if (failure && tracking && (await isPaid(shop, language, uid)))
    throw redirect(addressOf(language, `/checkout-success/${uid}`))
  return {
    failure,
    order: tracking && { uid, tracking },
    contact: { email, phone, phoneHref: phone && toPhoneHref(phone), hours: texts['helpdesk-hours'] },
    origin: shop.origin,
    messages: messagesFor(language, ['checkout', 'payment-failure', 'tracking', 'forms', 'amounts', 'lines']),
  }
}

async function isPaid(shop: Shop, language: Language, uid: string): Promise<boolean> {
  const { standing } = valueOr(await shop.client(language).call(getPaymentState, { uid }), { standing: 'pending' })
  return standing === 'paid' || standing === 'held'
}

/** Of an order that got no answer, and of one that was placed and could not be paid. */
export default function CheckoutFailure() {
  const { failure, order, contact, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('checkout')
  const failures = useTranslations('payment-failure')
  return (
    <>
      <PageHead title={failure ? failures(`title.${failure}`) : t('failure.title')} origin={origin} />
      {failure ? (
        <PaymentFailurePage failure={failure} order={order} contact={contact} />
      ) : (
        <FailurePage {...contact} />
      )}
    </>
  )
}
