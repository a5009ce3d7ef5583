// Queries for the customer's own data, cached under the customer's id, so that the next user of the browser sees none
// of it.

import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/session-store.ts'
import { useApi } from './api-provider.tsx'
import { valueOrThrow } from './refused.ts'

/** Null for a guest, and until the session is known. */
export function useCustomerId(): number | null {
  const session = useSession()
  return session.status === 'customer' ? session.person.customerId : null
}

const queryKeyOf = (customerId: number | null, endpoint: Endpoint, ...rest: unknown[]) => [
  'own',
  customerId,
  endpoint.name,
  ...rest,
]

/**
 * A query about the customer of the session. `keeps`: while another page of a list is loading, the previous one stays,
 * as long as the customer is the same.
 */
export function useCustomerQuery<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  keepPrevious = false,
): UseQueryResult<OutputOf<E>> {
  const { client, language } = useApi()
  const customerId = useCustomerId()
  return useQuery<OutputOf<E>>({
    queryKey: queryKeyOf(customerId, endpoint, language, input),
    enabled: customerId !== null,
    placeholderData: (previousData, query) =>
      keepPrevious && query?.queryKey[1] === customerId ? previousData : undefined,
    queryFn: async ({ signal }) => valueOrThrow(await client.call(endpoint, input, { signal })),
  })
}

/** Updates the cache after a change. */
export function useCustomerCache() {
  const queryClient: QueryClient = useQueryClient()
  const { language } = useApi()
  const customerId = useCustomerId()
  return {
    /** Replaces a cached answer. */
    setData<E extends Endpoint>(endpoint: E, input: InputOf<E>, data: OutputOf<E>): void {
      queryClient.setQueryData(queryKeyOf(customerId, endpoint, language, input), data)
    },
    /** Invalidates the answers of these calls. */
    invalidate: (...endpoints: Endpoint[]): Promise<unknown> =>
      Promise.all(
        endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: queryKeyOf(customerId, endpoint) })),
      ),
  }
}
