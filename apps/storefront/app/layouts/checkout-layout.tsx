import { SkipLink } from '@stoa/ui/skip-link/skip-link'
import { ToastRegion } from '@stoa/ui/toast/toast-region'
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { QuietCartSync } from '../features/cart/cart-sync.tsx'
import { loadCheckoutFacts } from '../features/checkout/facts.ts'
import { FactsProvider } from '../features/checkout/facts-context.ts'
import { CheckoutFooter } from '../features/checkout/frame/checkout-footer.tsx'
import { CheckoutHeader } from '../features/checkout/frame/checkout-header.tsx'
import { CheckoutSteps } from '../features/checkout/frame/checkout-steps.tsx'
import styles from '../features/checkout/frame/frame.module.css'
import { FoldedSummary, OrderSummary } from '../features/checkout/frame/order-summary.tsx'
import { dialled } from '../features/chrome/dialled.ts'
import { groupHours } from '../features/chrome/footer/group-hours.ts'
import { ImpersonationBanner } from '../features/sign-in/banner/impersonation-banner.tsx'
import { SignInModal } from '../features/sign-in/sign-in-modal.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useInAppNavigation } from '../i18n/use-in-app-navigation.ts'
import page from '../shared/page.module.css'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const language = languageOf(url)
  return {
    facts: await loadCheckoutFacts(context.get(shopContext), language, groupHours),
    messages: messagesFor(language, ['checkout']),
  }
}

/** What the shop offers stays as it is from step to step. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl) !== languageOf(nextUrl)

/** The steps of the layout, counted with the cart as the first. */
const stepOf = (pathname: string): number => (pathname.includes('/checkout-shipping-payment') ? 2 : 1)

export default function CheckoutLayout() {
  const { facts } = useLoaderData<typeof loader>()
  const t = useTranslations('common')
  const { pathname } = useLocation()
  const phone = facts.texts['helpdesk-phone']
  useInAppNavigation()
  return (
    <FactsProvider value={facts}>
      <SkipLink label={t('skip')} />
      <ImpersonationBanner />
      <CheckoutHeader shopName={t('shopName')} phone={phone} phoneHref={phone && dialled(phone)} />
      <CheckoutSteps current={stepOf(pathname)} />
      <main id="main" className={page.wrap}>
        <FoldedSummary />
        <div className={styles.grid}>
          <Outlet />
          <OrderSummary />
        </div>
      </main>
      <CheckoutFooter />
      <SignInModal />
      <QuietCartSync />
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
    </FactsProvider>
  )
}
