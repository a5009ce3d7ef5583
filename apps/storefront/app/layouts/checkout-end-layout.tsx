import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { languageChanged, languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadCheckoutTexts } from '../features/ordering/checkout/checkout-data.ts'
import { messagesFor } from '../i18n/messages.ts'
import { CheckoutShell } from './checkout-shell.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    ...(await loadCheckoutTexts(context.get(shopContext), language)),
    messages: messagesFor(language, ['checkout']),
  }
}

export const shouldRevalidate = languageChanged

/** Of a placed order, or of one that got no answer: the checkout's frame around a page of full width. */
export default function CheckoutEndLayout() {
  const { texts, year } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const isDone = pathname.includes('/checkout-success')
  // an order that was placed is not changed on the earlier steps, whether or not it could be paid
  const isOver = isDone || pathname.includes('/checkout-pending') || new URLSearchParams(search).has('order')
  return (
    <CheckoutShell texts={texts} year={year} step={isDone ? 3 : 2} isOver={isOver}>
      <Outlet />
    </CheckoutShell>
  )
}
