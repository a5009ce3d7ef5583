import { Refused } from '@stoa/browser/query/refused'
import { useSession } from '@stoa/browser/session/session-store'
import { getCustomerOrder } from '@stoa/contract/ordering/customer-orders'
import type { Order } from '@stoa/contract/ordering/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'

/** The order as one of the customer's own; null when it is not theirs. Not requested for guests. */
export function useOwnOrder(uid: string): UseQueryResult<Order | null> {
  const language = useLocale()
  const session = useSession()
  const customerId = session.status === 'customer' ? session.person.customerId : null
  return useQuery({
    queryKey: ['own', customerId, getCustomerOrder.name, language, { uid }],
    enabled: customerId !== null,
    queryFn: async ({ signal }) => {
      const outcome = await browserClient(language).call(getCustomerOrder, { uid }, { signal })
      if (outcome.ok) return outcome.value
      if (outcome.refusal.code === 'order_not_found') return null
      throw new Refused(outcome.refusal)
    },
  })
}
