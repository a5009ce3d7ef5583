import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { ImpersonationBanner } from '../features/identity/sign-in/banner/impersonation-banner.tsx'
import { SignInModal } from '../features/identity/sign-in/sign-in-modal.tsx'
import { SilentCartSync } from '../features/ordering/cart/cart-sync.tsx'
import { loadCheckoutTexts } from '../features/ordering/checkout/checkout-data.ts'
import { CheckoutFrame } from '../features/ordering/checkout/layout/checkout-frame.tsx'
import { toPhoneHref } from '../features/site/chrome/to-phone-href.ts'
import { messagesFor } from '../i18n/messages.ts'
import { useInAppNavigation } from '../i18n/use-in-app-navigation.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    ...(await loadCheckoutTexts(context.get(shopContext), language)),
    messages: messagesFor(language, ['checkout']),
  }
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl) !== languageOf(nextUrl)

/** Of a placed order, or of one that got no answer: the checkout's frame around a page of full width. */
export default function CheckoutEndLayout() {
  const { texts, year } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const isOver = pathname.includes('/checkout-success')
  const phone = texts['helpdesk-phone']
  useInAppNavigation()
  return (
    <>
      <CheckoutFrame
        texts={texts}
        year={year}
        phoneHref={phone && toPhoneHref(phone)}
        step={isOver ? 3 : 2}
        isOver={isOver}
        banner={<ImpersonationBanner />}
      >
        <Outlet />
      </CheckoutFrame>
      <SignInModal />
      <SilentCartSync />
    </>
  )
}
