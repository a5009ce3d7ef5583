import { showToast } from '@stoa/ui/toast/toast-store'
import { useCallback, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { trackOrdering } from '../../../state/ordering-state.ts'
import { startCartSync } from './start-cart-sync.ts'

/** In the shop: changes of the cart are announced at once, and shown in the cart until they are read. */
export function CartSync() {
  const t = useTranslations('cart')
  useCartSync(useCallback((count: number) => void showToast(t('union.news', { count })), [t]))
  return null
}

const ignoreUpdates = () => {}

/** In the checkout, where the cart on the screen is not changed. */
export function SilentCartSync() {
  useCartSync(ignoreUpdates)
  return null
}

/** Syncs the cart of a signed-in customer with the stored one. Once, in the layout. */
function useCartSync(onUpdates: (copies: number) => void): void {
  const language = useLocale()
  const { pathname } = useLocation()
  useEffect(() => trackOrdering(pathname), [pathname])
  useEffect(() => startCartSync(language, onUpdates), [language, onUpdates])
}
