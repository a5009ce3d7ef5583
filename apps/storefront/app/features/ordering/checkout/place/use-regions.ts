import type { CountryRegion } from '@stoa/contract/ordering/places'
import { useRegionsOf } from '../../../../shared/place/use-address-data.ts'
import { useCheckoutData } from '../checkout-data-context.ts'

/** The regions of a country; none until they are loaded, and for countries without. */
export const useRegions = (countryId: number): readonly CountryRegion[] =>
  useRegionsOf(countryId, useCheckoutData().greekRegions)
