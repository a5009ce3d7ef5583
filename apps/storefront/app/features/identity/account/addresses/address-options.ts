// Countries and the regions of Greece: the options of an address form. Loaded on the server.

import { type Country, type CountryRegion, listCountries, listCountryRegions } from '@stoa/contract/ordering/places'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../../api/shop-context.ts'
import { valueOrErrorPage } from '../../../../api/unwrap-outcome.ts'

export interface AddressOptions {
  countries: readonly Country[]
  greekRegions: readonly CountryRegion[]
}

export async function loadAddressOptions(shop: Shop, language: Language): Promise<AddressOptions> {
  const client = shop.client(language)
  const [countries, regions] = await Promise.all([
    client.call(listCountries, {}),
    client.call(listCountryRegions, { countryId: greeceId }),
  ])
  return { countries: valueOrErrorPage(countries), greekRegions: valueOrErrorPage(regions) }
}
