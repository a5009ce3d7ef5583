import type { ReactNode } from 'react'
import { ImpersonationBanner } from '../features/identity/sign-in/banner/impersonation-banner.tsx'
import { SignInModal } from '../features/identity/sign-in/sign-in-modal.tsx'
import { SilentCartSync } from '../features/ordering/cart/cart-sync.tsx'
import type { CheckoutData } from '../features/ordering/checkout/checkout-data.ts'
import { CheckoutFrame } from '../features/ordering/checkout/layout/checkout-frame.tsx'
import { useInAppNavigation } from '../i18n/use-in-app-navigation.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'
import { useModalHistory } from '../state/modal-history.ts'

interface CheckoutShellProps extends Pick<CheckoutData, 'texts' | 'year'> {
  /** Counted with the cart as the first; null where the steps are not shown. */
  step: number | null
  isOver?: boolean
  children: ReactNode
}

/** What the layouts of the checkout have in common: the frame, sign-in, and the cart's synchronisation. */
export function CheckoutShell({ texts, children, ...frame }: CheckoutShellProps) {
  const phone = texts['helpdesk-phone']
  useInAppNavigation()
  useModalHistory()
  return (
    <>
      <CheckoutFrame {...frame} texts={texts} phoneHref={phone && toPhoneHref(phone)} banner={<ImpersonationBanner />}>
        {children}
      </CheckoutFrame>
      <SignInModal />
      <SilentCartSync />
    </>
  )
}
