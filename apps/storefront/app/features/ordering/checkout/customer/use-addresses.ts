import { valueOrThrow } from '@stoa/browser/query/refused'
import { type SessionPerson, useSession } from '@stoa/browser/session/session-store'
import { type CustomerAddress, listAddresses } from '@stoa/contract/identity/addresses'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'

/** Null for a guest, and until it is loaded. */
export function usePerson(): SessionPerson | null {
  const session = useSession()
  return session.status === 'customer' ? session.person : null
}

/** Cached under the customer's id, as in the account pages: a change in one place shows in the other. */
export const addressesKey = (customerId: number | undefined) => ['own', customerId ?? null, listAddresses.name]

export function useAddressesQuery() {
  const language = useLocale()
  const person = usePerson()
  return useQuery<readonly CustomerAddress[]>({
    queryKey: [...addressesKey(person?.customerId), language, {}],
    enabled: person !== null,
    queryFn: async ({ signal }) => valueOrThrow(await browserClient(language).call(listAddresses, {}, { signal })),
  })
}

/** The customer's address book; undefined for a guest and until it is loaded. */
export const useAddresses = (): readonly CustomerAddress[] | undefined => useAddressesQuery().data

/** Until the first answer, or the first failure: nobody waits for another attempt. */
export function useAddressesLoading(): boolean {
  const { isLoading, failureCount, errorUpdateCount } = useAddressesQuery()
  return isLoading && failureCount === 0 && errorUpdateCount === 0
}
