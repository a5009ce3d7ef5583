import { showToast } from '@stoa/ui/toast/toast-store'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useCartSync } from './use-cart-sync.ts'

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
