// An address as the contract shows it.

import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import type { Language } from '@stoa/domain/language'
import { inLanguage, inLanguageOrNull } from '../../database/localized-text.ts'
import type { AddressRow } from './addresses.queries.ts'

export const viewAddress = (row: AddressRow, language: Language): CustomerAddress => ({
  id: row.id,
  title: row.title,
  firstName: row.first_name,
  lastName: row.last_name,
  mobile: row.mobile,
  countryId: row.country_id,
  countryName: inLanguage(row.country_el, row.country_en, language),
  regionId: row.region_id,
  regionName: inLanguageOrNull(row.region_el, row.region_en, language),
  street: row.street,
  city: row.city,
  area: row.area,
  building: row.building,
  postalCode: row.postal_code,
  comments: row.comments,
  isBilling: row.is_billing,
  isDelivery: row.is_delivery,
})
