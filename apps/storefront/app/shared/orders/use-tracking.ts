import { valueOrThrow } from '@stoa/browser/query/refused'
import { getOrderStatusChanges, type OrderTracking } from '@stoa/contract/ordering/orders'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'

/** Where the order stands. The page came with an answer that may be minutes old, so it is asked for again at once. */
export function useTracking(uid: string, initialTracking: OrderTracking): OrderTracking {
  const language = useLocale()
  const { data } = useQuery({
    queryKey: ['order-tracking', uid],
    initialData: initialTracking,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(getOrderStatusChanges, { uid }, { signal })),
  })
  return data
}
