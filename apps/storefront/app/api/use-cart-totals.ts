import { valueOrThrow } from '@stoa/browser/query/refused'
import { composeCartTotals, type Totals } from '@stoa/contract/ordering/cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from './browser-client.ts'

/** The totals of the cart. While a change is being calculated, the last response stays. Inside `ApiCache` only. */
export function useCartTotals(items: readonly CartItem[]): UseQueryResult<Totals> {
  const language = useLocale()
  return useQuery({
    queryKey: ['cart-totals', language, items],
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(composeCartTotals, { items: [...items] }, { signal })),
  })
}
