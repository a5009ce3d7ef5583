import { useCustomerCache, useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { personChanged } from '@stoa/browser/session/session-store'
import { getProfile, type Profile } from '@stoa/contract/identity/profile'
import type { UseQueryResult } from '@tanstack/react-query'

export const useProfile = (): UseQueryResult<Profile> => useCustomerQuery(getProfile, {})

/** Stores a profile from a response, also for the header of the page. */
export function useApplyProfile(): (profile: Profile) => void {
  const customerCache = useCustomerCache()
  return (profile) => {
    const { email, firstName, lastName, alias, gender } = profile
    customerCache.setData(getProfile, {}, profile)
    personChanged({ email, firstName, lastName, alias, gender })
  }
}
