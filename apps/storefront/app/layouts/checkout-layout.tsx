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
import { loadCheckoutData } from '../features/ordering/checkout/checkout-data.ts'
import { CheckoutDataProvider } from '../features/ordering/checkout/checkout-data-context.ts'
import { CheckoutFrame } from '../features/ordering/checkout/layout/checkout-frame.tsx'
import styles from '../features/ordering/checkout/layout/layout.module.css'
import { FoldedSummary, OrderSummary } from '../features/ordering/checkout/layout/order-summary.tsx'
import { groupHours } from '../features/site/chrome/footer/group-hours.ts'
import { toPhoneHref } from '../features/site/chrome/to-phone-href.ts'
import { messagesFor } from '../i18n/messages.ts'
import { useInAppNavigation } from '../i18n/use-in-app-navigation.ts'
import page from '../shared/page.module.css'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    checkoutData: await loadCheckoutData(context.get(shopContext), language, groupHours),
    messages: messagesFor(language, ['checkout', 'amounts']),
  }
}

/** The checkout data is loaded once for all steps. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl) !== languageOf(nextUrl)

/** The steps of the layout, counted with the cart as the first. */
const stepOf = (pathname: string): number => (pathname.includes('/checkout-shipping-payment') ? 2 : 1)

export default function CheckoutLayout() {
  const { checkoutData } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const { texts, year } = checkoutData
  const phone = texts['helpdesk-phone']
  useInAppNavigation()
  return (
    <CheckoutDataProvider value={checkoutData}>
      <CheckoutFrame
        texts={texts}
        year={year}
        phoneHref={phone && toPhoneHref(phone)}
        step={stepOf(pathname)}
        banner={<ImpersonationBanner />}
      >
        <main id="main" className={page.wrap}>
          <FoldedSummary />
          <div className={styles.grid}>
            <Outlet />
            <OrderSummary />
          </div>
        </main>
      </CheckoutFrame>
      <SignInModal />
      <SilentCartSync />
    </CheckoutDataProvider>
  )
}
