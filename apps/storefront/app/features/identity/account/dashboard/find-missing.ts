import type { Profile } from '@stoa/contract/identity/profile'

/** What the shop still does not know of a person; null when it is nothing. */
export function findMissing({
  mobile,
  birthDate,
}: Pick<Profile, 'mobile' | 'birthDate'>): 'mobile' | 'birthDate' | 'both' | null {
  if (mobile === null) return birthDate === null ? 'both' : 'mobile'
  return birthDate === null ? 'birthDate' : null
}
