import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { cartTotalsQuery, useAdditions, useCartTotals } from '../../api/use-cart-totals.ts'
import { useCart } from '../../state/cart-store.ts'
import { useCodeField } from './use-code-field.ts'

/** The codes of the cart where its page is not, or the cart is empty. */
export function useCartCodes() {
  const language = useLocale()
  const items = useCart()
  const additions = useAdditions()
  const client = useQueryClient()
  const totals = useCartTotals(items, additions.codes.length > 0).data
  return useCodeField(totals, (codes) => client.fetchQuery(cartTotalsQuery(language, items, { ...additions, codes })))
}
