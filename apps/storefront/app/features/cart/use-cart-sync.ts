import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import { notePage } from '../../state/ordering.ts'
import { startCartSync } from './start-cart-sync.ts'

/** Keeps the cart of a signed-in customer and the one the shop keeps the same. Once, in the layout. */
export function useCartSync(onNews: (copies: number) => void): void {
  const language = useLocale()
  const { pathname } = useLocation()
  useEffect(() => notePage(pathname), [pathname])
  useEffect(() => startCartSync(language, onNews), [language, onNews])
}
