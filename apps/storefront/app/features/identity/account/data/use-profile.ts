import { useCustomerCache, useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { personChanged } from '@stoa/browser/session/session-store'
import { getProfile, type Profile } from '@stoa/contract/identity/profile'
import type { UseQueryResult } from '@tanstack/react-query'

export const useProfile = (): UseQueryResult<Profile> => useCustomerQuery(getProfile, {})

/** Takes over a profile the shop answered with, also in the header of the page. */
export function useApplyProfile(): (profile: Profile) => void {
  const customerCache = useCustomerCache()
  return (profile) => {
    const { email, firstName, lastName, alias } = profile
    customerCache.setData(getProfile, {}, profile)
    personChanged({ email, firstName, lastName, alias })
  }
}
