import { valueOrThrow } from '@stoa/browser/query/refused'
import { getOrderStatusChanges, type OrderTracking } from '@stoa/contract/ordering/orders'
import { type DefinedUseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'

/** The order's status; what came with the page where it cannot be had anew. The page's initial data may be minutes old, so it is refetched at once. */
export function useTracking(uid: string, initialTracking: OrderTracking): DefinedUseQueryResult<OrderTracking> {
  const language = useLocale()
  return useQuery({
    queryKey: ['order-tracking', uid],
    initialData: initialTracking,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(getOrderStatusChanges, { uid }, { signal })),
  })
}
