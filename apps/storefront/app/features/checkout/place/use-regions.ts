import type { CountryRegion } from '@stoa/contract/checkout'
import { useRegionsOf } from '../../../shared/place/use-place-facts.ts'
import { useFacts } from '../facts-context.ts'

/** The regions of a country; none while they are not known, and where addresses do without. */
export const useRegions = (countryId: number): readonly CountryRegion[] =>
  useRegionsOf(countryId, useFacts().greekRegions)
