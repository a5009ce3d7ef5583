import { valueOrThrow } from '@stoa/browser/query/refused'
import { composeCartTotals, type Totals } from '@stoa/contract/ordering/cart'
import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useCodes, usePointsWish } from '../state/codes-store.ts'
import { browserClient } from './browser-client.ts'

export const cartTotalsQuery = (
  language: Language,
  items: readonly CartItem[],
  codes: readonly string[],
  points: number,
) =>
  queryOptions({
    queryKey: ['cart-totals', language, items, codes, points],
    queryFn: async ({ signal }) => {
      const input = {
        items: [...items],
        couponCodes: codes.length === 0 ? undefined : [...codes],
        loyaltyPoints: points || undefined,
      }
      return valueOrThrow(await browserClient(language).call(composeCartTotals, input, { signal }))
    },
  })

/** The totals of the cart. While a change is being calculated, the last response stays. Inside `ApiCache` only. */
export function useCartTotals(items: readonly CartItem[]): UseQueryResult<Totals> {
  const language = useLocale()
  return useQuery({
    ...cartTotalsQuery(language, items, useCodes(), usePointsWish()),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  })
}
