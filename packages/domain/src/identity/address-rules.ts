// Dependencies between the fields of an address. A change clears the fields it contradicts, and reports each of them:
// nothing that a customer typed disappears silently.

export interface AddressPlace {
  countryId: number
  regionId: number | null
  postalCode: string
  city: string
}

/** The region and town of a postal code; when several towns share one, the first. */
export interface KnownPostalCode {
  regionId: number
  city: string
}

export type ClearedField = 'region' | 'postalCode' | 'city'

export interface PlaceChange {
  place: AddressPlace
  cleared: ClearedField[]
  /** Set when the postal code filled in region and city. */
  filled: boolean
}

export const greeceId = 1

const unchanged = (place: AddressPlace): PlaceChange => ({ place, cleared: [], filled: false })

/** Regions and known postal codes belong to Greece: leaving it clears fields that were chosen from them. */
export function changeCountry(place: AddressPlace, countryId: number): PlaceChange {
  if (countryId === place.countryId) return unchanged(place)
  const cleared: ClearedField[] = []
  if (place.regionId !== null) cleared.push('region')
  if (place.postalCode !== '') cleared.push('postalCode')
  if (place.city !== '') cleared.push('city')
  return { place: { countryId, regionId: null, postalCode: '', city: '' }, cleared, filled: false }
}

/** A region that does not contain the postal code clears it, and the city with it. */
export function changeRegion(place: AddressPlace, regionId: number | null, known: KnownPostalCode | null): PlaceChange {
  const next = { ...place, regionId }
  if (place.postalCode === '' || known === null || known.regionId === regionId) return unchanged(next)
  return {
    place: { ...next, postalCode: '', city: '' },
    cleared: place.city === '' ? ['postalCode'] : ['postalCode', 'city'],
    filled: false,
  }
}

/** A known postal code fills in region and city; an unknown one is accepted as typed and changes nothing else. */
export function changePostalCode(place: AddressPlace, postalCode: string, known: KnownPostalCode | null): PlaceChange {
  const next = { ...place, postalCode }
  if (known === null || (known.regionId === place.regionId && known.city === place.city)) return unchanged(next)
  const cleared: ClearedField[] = []
  if (place.regionId !== null && known.regionId !== place.regionId) cleared.push('region')
  if (place.city !== '' && known.city !== place.city) cleared.push('city')
  return { place: { ...next, regionId: known.regionId, city: known.city }, cleared, filled: true }
}
