import { valueOrThrow } from '@stoa/browser/query/refused'
import { type DeliveryEstimate, estimateDelivery } from '@stoa/contract/ordering/checkout'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from './browser-client.ts'

/** When these products would arrive together, within Greece; empty until it is known. Inside `ApiCache` only. */
export function useDeliveryEstimates(productIds: readonly number[]): readonly DeliveryEstimate[] {
  const language = useLocale()
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b)
  const { data } = useQuery({
    queryKey: ['delivery-estimates', language, ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(estimateDelivery, { productIds: ids }, { signal })),
  })
  return data ?? []
}
