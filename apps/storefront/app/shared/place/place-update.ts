// The messages for address fields that change each other: nothing is cleared or filled in silently.

import type { AddressPlace, ClearedField, PlaceChange } from '@stoa/domain/identity/address-rules'

export type PlaceUpdate =
  | { kind: 'filled'; code: string; city: string }
  | { kind: 'replaced'; code: string; city: string; previousCity: string }
  | { kind: 'cleared'; by: 'country' | 'region'; fields: readonly ClearedField[] }

/** The message about a change, or null when no other field changed. */
export function describePlaceChange(before: AddressPlace, { place, cleared, filled }: PlaceChange): PlaceUpdate | null {
  const { postalCode: code, city } = place
  if (filled) {
    const replaced = cleared.includes('city')
    return replaced ? { kind: 'replaced', code, city, previousCity: before.city } : { kind: 'filled', code, city }
  }
  if (cleared.length === 0) return null
  return { kind: 'cleared', by: place.countryId === before.countryId ? 'region' : 'country', fields: cleared }
}
