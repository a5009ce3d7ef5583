import { valueOrThrow } from '@stoa/browser/query/refused'
import { type CountryRegion, listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { greeceId, type KnownPostalCode } from '@stoa/domain/identity/address-rules'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'

const noRegions: readonly CountryRegion[] = []
const noCodes: ReadonlyMap<string, ListedPostalCode> = new Map()

/** The regions of a country other than Greece. */
export function useRegionsQuery(countryId: number): UseQueryResult<readonly CountryRegion[]> {
  const language = useLocale()
  return useQuery({
    queryKey: ['regions', language, countryId],
    enabled: countryId > 0 && countryId !== greeceId,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(listCountryRegions, { countryId }, { signal })),
  })
}

/**
 * The regions of a country; none until they are loaded, and for countries without. Those of Greece come with the page.
 */
export function useRegionsOf(countryId: number, greekRegions: readonly CountryRegion[]): readonly CountryRegion[] {
  const { data } = useRegionsQuery(countryId)
  return countryId === greeceId ? greekRegions : (data ?? noRegions)
}

/** A place, and who brings parcels there best; nobody where any carrier will do. */
export interface ListedPostalCode extends KnownPostalCode {
  couriers: readonly string[]
}

/** The known postal codes, by code; empty until they are loaded. */
export function usePostalCodes(): ReadonlyMap<string, ListedPostalCode> {
  const language = useLocale()
  const { data } = useQuery({
    queryKey: ['postal-codes', language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const codes = valueOrThrow(await browserClient(language).call(listPostalCodes, {}, { signal }))
      return new Map(
        codes.map(({ code, couriers, ...place }) => [
          code,
          { ...place, couriers: couriers.split(',').filter(Boolean) },
        ]),
      )
    },
  })
  return data ?? noCodes
}
