import type { Totals } from '@stoa/contract/ordering/totals'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { cartTotalsQuery, noAdditions } from './use-cart-totals.ts'

/** What a line costs with all that it says, without codes and points: those are for the cart. */
export function useLineTotals(line: CartItem | null): UseQueryResult<Totals> {
  const language = useLocale()
  return useQuery({
    ...cartTotalsQuery(language, line ? [line] : [], noAdditions),
    enabled: line !== null,
    placeholderData: keepPreviousData,
  })
}
