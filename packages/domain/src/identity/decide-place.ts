// Whether a place can be written to: its country is one the shop knows, its region is one of that country's, and its postal code
// has the form that the country's codes have.

import { isPostalCode } from './postal-code.ts'

export interface CountryRules {
  /** Two capital letters, ISO 3166. */
  iso: string
  /** How many digits its postal codes have; null where they are not digits only. */
  postalCodeDigits: number | null
  /** Empty where addresses name no region. */
  regionIds: readonly number[]
}

export interface PlaceProblem {
  code: 'country_not_found' | 'region_required' | 'region_not_found' | 'postal_code_invalid'
  field: 'countryId' | 'regionId' | 'postalCode'
}

/** Null when nothing is wrong. `country` is null for one that the shop does not know. */
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
