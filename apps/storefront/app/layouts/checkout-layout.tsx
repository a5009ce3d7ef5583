import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router'
import { languageChanged, languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadCheckoutData } from '../features/ordering/checkout/checkout-data.ts'
import { CheckoutDataProvider } from '../features/ordering/checkout/checkout-data-context.ts'
import styles from '../features/ordering/checkout/layout/layout.module.css'
import { FoldedSummary, OrderSummary } from '../features/ordering/checkout/layout/order-summary.tsx'
import { messagesFor } from '../i18n/messages.ts'
import page from '../shared/page.module.css'
import { CheckoutShell } from './checkout-shell.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    checkoutData: await loadCheckoutData(context.get(shopContext), language),
    messages: messagesFor(language, ['checkout', 'amounts', 'lines', 'points']),
  }
}

/** The checkout data is loaded once for all steps. */
export const shouldRevalidate = languageChanged

/** The steps of the layout, counted with the cart as the first. */
const stepOf = (pathname: string): number => (pathname.includes('/checkout-shipping-payment') ? 2 : 1)

export default function CheckoutLayout() {
  const { checkoutData } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const isWhole = pathname.includes('/checkout-collection')
  return (
    <CheckoutDataProvider value={checkoutData}>
      <CheckoutShell texts={checkoutData.texts} year={checkoutData.year} step={isWhole ? null : stepOf(pathname)}>
        {isWhole ? (
          <Outlet />
        ) : (
          <main id="main" className={page.wrap}>
            <FoldedSummary />
            <div className={styles.grid}>
              <Outlet />
              <OrderSummary />
            </div>
          </main>
        )}
      </CheckoutShell>
    </CheckoutDataProvider>
  )
}
