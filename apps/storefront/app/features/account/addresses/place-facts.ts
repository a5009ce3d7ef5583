// Countries and the regions of Greece: what a form of an address starts with. Loaded on the server.

import { type Country, type CountryRegion, listCountries, listCountryRegions } from '@stoa/contract/checkout'
import { greeceId } from '@stoa/domain/customer/address-rules'
import type { Language } from '@stoa/domain/language'
import { shown } from '../../../api/answer.ts'
import type { Shop } from '../../../api/shop-context.ts'

export interface PlaceFacts {
  countries: readonly Country[]
  greekRegions: readonly CountryRegion[]
}

export async function loadPlaceFacts(shop: Shop, language: Language): Promise<PlaceFacts> {
  const client = shop.client(language)
  const [countries, regions] = await Promise.all([
    client.call(listCountries, {}),
    client.call(listCountryRegions, { countryId: greeceId }),
  ])
  return { countries: shown(countries), greekRegions: shown(regions) }
}
