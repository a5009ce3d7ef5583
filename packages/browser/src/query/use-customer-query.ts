// What the customer has at the shop, asked for in the browser and remembered under the customer's own id: whoever signs in
// next sees nothing of it.

import type { Endpoint, InputOf, OutputOf } from '@stoa/contract/endpoint'
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/session-store.ts'
import { useApi } from './api-provider.tsx'
import { valueOrThrow } from './refused.ts'

/** Null for a guest, and until it is known. */
function useCustomerId(): number | null {
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
 * The answer of a call about the customer of the session. `keeps`: while another page of a list is loaded, the last one stays,
 * for as long as it is the same customer's.
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

/** Keeps what is remembered true after a change. */
export function useCustomerCache() {
  const queryClient: QueryClient = useQueryClient()
  const { language } = useApi()
  const customerId = useCustomerId()
  return {
    /** Puts an answer in the place of the one before. */
    setData<E extends Endpoint>(endpoint: E, input: InputOf<E>, data: OutputOf<E>): void {
      queryClient.setQueryData(queryKeyOf(customerId, endpoint, language, input), data)
    },
    /** What these calls answered is asked for again. */
    invalidate: (...endpoints: Endpoint[]): Promise<unknown> =>
      Promise.all(
        endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: queryKeyOf(customerId, endpoint) })),
      ),
  }
}
