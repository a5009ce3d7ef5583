// A person as schema.org data.

import type { ContributorProfile } from '@stoa/contract/catalogue/people'

/** ISO 8601 counts the year before 1 as 0. */
function isoYear(year: number): string {
  const astronomicalYear = year < 0 ? year + 1 : year
  return astronomicalYear < 0
    ? `-${String(-astronomicalYear).padStart(6, '0')}`
    : String(astronomicalYear).padStart(4, '0')
}

export const structuredPerson = (person: ContributorProfile, url: string): Record<string, unknown> => ({
  '@type': 'Person',
  '@id': `${url}#person`,
  name: person.name,
  alternateName: person.otherNames.length > 0 ? person.otherNames : undefined,
  url,
  mainEntityOfPage: url,
  description: person.biography ?? undefined,
  birthDate: person.bornYear === null ? undefined : isoYear(person.bornYear),
  deathDate: person.diedYear === null ? undefined : isoYear(person.diedYear),
})
