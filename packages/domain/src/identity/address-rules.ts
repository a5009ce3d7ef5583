// How the parts of an address depend on each other. A change upward clears what it contradicts, and every clearing is told:
// nothing a reader typed disappears in silence.

export interface AddressPlace {
  countryId: number
  regionId: number | null
  postalCode: string
  city: string
}

/** What the shop knows of a postal code; several towns may share one, then the first is named. */
export interface KnownPostalCode {
  regionId: number
  city: string
}

export type ClearedField = 'region' | 'postalCode' | 'city'

export interface PlaceChange {
  place: AddressPlace
  cleared: ClearedField[]
  /** Set when the postal code filled region and city in. */
  filled: boolean
}

export const greeceId = 1

const unchanged = (place: AddressPlace): PlaceChange => ({ place, cleared: [], filled: false })

/** Regions and known postal codes belong to Greece: leaving it clears what was chosen from them. */
export function changeCountry(place: AddressPlace, countryId: number): PlaceChange {
  if (countryId === place.countryId) return unchanged(place)
  const cleared: ClearedField[] = []
  if (place.regionId !== null) cleared.push('region')
  if (place.postalCode !== '') cleared.push('postalCode')
  if (place.city !== '') cleared.push('city')
  return { place: { countryId, regionId: null, postalCode: '', city: '' }, cleared, filled: false }
}

/** A region that does not hold the postal code clears it, and the city with it. */
export function changeRegion(place: AddressPlace, regionId: number | null, known: KnownPostalCode | null): PlaceChange {
  const next = { ...place, regionId }
  if (place.postalCode === '' || known === null || known.regionId === regionId) return unchanged(next)
  return {
    place: { ...next, postalCode: '', city: '' },
    cleared: place.city === '' ? ['postalCode'] : ['postalCode', 'city'],
    filled: false,
  }
}

/** A known postal code fills region and city; an unknown one is accepted as typed and leaves them alone. */
export function changePostalCode(place: AddressPlace, postalCode: string, known: KnownPostalCode | null): PlaceChange {
  const next = { ...place, postalCode }
  if (known === null || (known.regionId === place.regionId && known.city === place.city)) return unchanged(next)
  const cleared: ClearedField[] = []
  if (place.regionId !== null && known.regionId !== place.regionId) cleared.push('region')
  if (place.city !== '' && known.city !== place.city) cleared.push('city')
  return { place: { ...next, regionId: known.regionId, city: known.city }, cleared, filled: true }
}
