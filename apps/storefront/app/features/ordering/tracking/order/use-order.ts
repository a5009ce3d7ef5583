import { Refused } from '@stoa/browser/query/refused'
import { useSession } from '@stoa/browser/session/session-store'
import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { getCustomerOrder } from '@stoa/contract/ordering/customer-orders'
import { lookUpOrder, type Order } from '@stoa/contract/ordering/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { findOrderEmail, storeOrderEmail } from '../../../../state/order-emails.ts'

export interface OrderAccess {
  order: Order | undefined
  /** The e-mail being tried, or the last one tried. */
  email: string
  opening: boolean
  /** Not known yet whether the order opens without asking. */
  loading: boolean
  /** The e-mail is not the order's. */
  isWrongEmail: boolean
  /** Of the last try, other than a wrong e-mail. */
  error: Error | null
  open(email: string): void
  retry(): void
}

/**
 * The full order, for its customer and for whoever knows its e-mail; a correct one is stored for the life of the tab.
 */
export function useOrder(uid: string): OrderAccess {
  const language = useLocale()
  const inBrowser = useHydrated()
  const [typed, setTyped] = useState<string | null>(null)
  const ownOrder = useOwnOrder(uid)
  const email = typed ?? (inBrowser ? findOrderEmail(uid) : null)
  const query = useQuery({
    queryKey: ['order', language, uid, email],
    enabled: email !== null,
    queryFn: async ({ signal }) => {
      if (email === null) return null
      const outcome = await browserClient(language).call(lookUpOrder, { uid, email }, { signal })
      if (outcome.ok) storeOrderEmail(uid, email)
      else if (outcome.refusal.code !== 'order_not_found') throw new Refused(outcome.refusal)
      return outcome.ok ? outcome.value : null
    },
  })
  return {
    order: ownOrder.data ?? query.data ?? undefined,
    email: email ?? '',
    opening: query.isFetching && !query.data,
    loading: !inBrowser || ownOrder.isLoading || (typed === null && email !== null && query.isPending),
    isWrongEmail: query.data === null && !query.isFetching,
    error: query.isFetching ? null : (query.error ?? ownOrder.error),
    open(next) {
      if (next === email) void query.refetch()
      else setTyped(next)
    },
    retry: () => void (query.isError ? query : ownOrder).refetch(),
  }
}

/** The order as one of the customer's own; null when it is not theirs. Not requested for guests. */
function useOwnOrder(uid: string): UseQueryResult<Order | null> {
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
