// Whether a place is a valid postal address: its country is known, its region belongs to the country, and its postal
// code has the country's form.

import { isPostalCode } from './postal-code.ts'

export interface CountryRules {
  /** Two capital letters, ISO 3166. */
  iso: string
  /** Number of digits of its postal codes; null when they are not only digits. */
  postalCodeDigits: number | null
  /** Empty when addresses have no region. */
  regionIds: readonly number[]
}

export interface PlaceProblem {
  code: 'country_not_found' | 'region_required' | 'region_not_found' | 'postal_code_invalid'
  field: 'countryId' | 'regionId' | 'postalCode'
}

/** Null when valid. `country` is null for an unknown one. */
export function decidePlace(
  { regionId, postalCode }: { regionId: number | null; postalCode: string },
  country: CountryRules | null,
): PlaceProblem | null {
  if (!country) return { code: 'country_not_found', field: 'countryId' }
  if (country.regionIds.length > 0 && regionId === null) return { code: 'region_required', field: 'regionId' }
  if (regionId !== null && !country.regionIds.includes(regionId)) return { code: 'region_not_found', field: 'regionId' }
  const isValid = isPostalCode(postalCode, country.iso, country.postalCodeDigits)
  return isValid ? null : { code: 'postal_code_invalid', field: 'postalCode' }
}
