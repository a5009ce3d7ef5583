import type { Profile } from '@stoa/contract/identity/profile'

/** The profile data that is still missing; null when it is complete. */
export function findMissing({
  mobile,
  birthDate,
}: Pick<Profile, 'mobile' | 'birthDate'>): 'mobile' | 'birthDate' | 'both' | null {
  if (mobile === null) return birthDate === null ? 'both' : 'mobile'
  return birthDate === null ? 'birthDate' : null
}
