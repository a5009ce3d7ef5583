// What the customer has at the shop, asked for in the browser and remembered under the customer's own id: whoever signs in
// next sees nothing of it.

import type { AnswerOf, Endpoint, InputOf } from '@stoa/contract/endpoint'
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../api/browser-client.ts'
import { valueOrThrow } from '../../../api/refused.ts'
import { useSession } from '../../../state/session-store.ts'

/** Null for a guest, and until it is known. */
function useCustomerId(): number | null {
  const session = useSession()
  return session.status === 'customer' ? session.person.customerId : null
}

const keyOf = (customerId: number | null, endpoint: Endpoint, ...more: unknown[]) => [
  'own',
  customerId,
  endpoint.name,
  ...more,
]

/**
 * The answer of a call about the customer of the session. `keeps`: while another page of a list is loaded, the last one stays,
 * for as long as it is the same customer's.
 */
export function useOwn<E extends Endpoint>(endpoint: E, input: InputOf<E>, keeps = false): UseQueryResult<AnswerOf<E>> {
  const language = useLocale()
  const customerId = useCustomerId()
  return useQuery<AnswerOf<E>>({
    queryKey: keyOf(customerId, endpoint, language, input),
    enabled: customerId !== null,
    placeholderData: (last, query) => (keeps && query?.queryKey[1] === customerId ? last : undefined),
    queryFn: async ({ signal }) => valueOrThrow(await browserClient(language).call(endpoint, input, { signal })),
  })
}

/** Keeps what is remembered true after a change. */
export function useOwnNews() {
  const queries: QueryClient = useQueryClient()
  const language = useLocale()
  const customerId = useCustomerId()
  return {
    /** Puts an answer in the place of the one before. */
    know<E extends Endpoint>(endpoint: E, input: InputOf<E>, answer: AnswerOf<E>): void {
      queries.setQueryData(keyOf(customerId, endpoint, language, input), answer)
    },
    /** What these calls answered is asked for again. */
    askAgain: (...endpoints: Endpoint[]): Promise<unknown> =>
      Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(customerId, endpoint) }))),
  }
}
