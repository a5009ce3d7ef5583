// What is told when one part of an address changes another: nothing is cleared or filled in silence.

import type { AddressPlace, ClearedPart, PlaceChange } from '@stoa/domain/customer/address-rules'

export type PlaceNews =
  | { kind: 'filled'; code: string; city: string }
  | { kind: 'replaced'; code: string; city: string; was: string }
  | { kind: 'cleared'; by: 'country' | 'region'; parts: readonly ClearedPart[] }

/** The news of a change, or null when it touched nothing but itself. */
export function newsOf(before: AddressPlace, { place, cleared, filled }: PlaceChange): PlaceNews | null {
  const { postalCode: code, city } = place
  if (filled) {
    const replaced = cleared.includes('city')
    return replaced ? { kind: 'replaced', code, city, was: before.city } : { kind: 'filled', code, city }
  }
  if (cleared.length === 0) return null
  return { kind: 'cleared', by: place.countryId === before.countryId ? 'region' : 'country', parts: cleared }
}
