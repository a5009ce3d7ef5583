import { valueOrThrow } from '@stoa/browser/query/refused'
import { type DeliveryEstimate, estimateDelivery } from '@stoa/contract/ordering/checkout'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from './browser-client.ts'

/** When these products would arrive together, within Greece. Inside `ApiCache` only. */
export function useDeliveryEstimates(productIds: readonly number[]): UseQueryResult<readonly DeliveryEstimate[]> {
  const language = useLocale()
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b)
  return useQuery({
    queryKey: ['delivery-estimates', language, ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(estimateDelivery, { productIds: ids }, { signal })),
  })
}
