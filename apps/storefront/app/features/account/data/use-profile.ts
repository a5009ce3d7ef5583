import { getProfile, type Profile } from '@stoa/contract/profile'
import type { UseQueryResult } from '@tanstack/react-query'
import { personChanged } from '../../../state/session-store.ts'
import { useOwn, useOwnNews } from './use-own.ts'

export const useProfile = (): UseQueryResult<Profile> => useOwn(getProfile, {})

/** Takes over a profile the shop answered with, also in the header of the page. */
export function useProfileNews(): (profile: Profile) => void {
  const news = useOwnNews()
  return (profile) => {
    const { email, firstName, lastName, alias } = profile
    news.know(getProfile, {}, profile)
    personChanged({ email, firstName, lastName, alias })
  }
}
