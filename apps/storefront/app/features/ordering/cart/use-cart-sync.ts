import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import { trackOrdering } from '../../../state/ordering-state.ts'
import { startCartSync } from './start-cart-sync.ts'

/** Syncs the cart of a signed-in customer with the stored one. Once, in the layout. */
export function useCartSync(onUpdates: (copies: number) => void): void {
  const language = useLocale()
  const { pathname } = useLocation()
  useEffect(() => trackOrdering(pathname), [pathname])
  useEffect(() => startCartSync(language, onUpdates), [language, onUpdates])
}
