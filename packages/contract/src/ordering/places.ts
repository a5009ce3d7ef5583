// Wire contract of the countries, regions and postal codes of addresses.

import * as z from 'zod/mini'
import { noInput } from '../accepted.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId } from '../query-shapes.ts'
import { id, integer, list, nullable, scalar, text } from '../shape.ts'

export const country = entity('Country', {
  id: field('id', id, 'The country’s id; Greece is 1.'),
  iso: field('iso', text, 'Two letters, ISO 3166-1.'),
  name: field('nm', text, 'Its name.'),
  postalCodeDigits: field(
    'pcd',
    nullable(integer),
    'How many digits its postal codes have, when they are digits only.',
  ),
  delivers: field('dlv', scalar(z.boolean()), 'Whether the shop sends parcels there.'),
})
export type Country = EntityOf<typeof country>

export const countryRegion = entity('CountryRegion', {
  id: field('id', id, 'The region’s id.'),
  countryId: field('cid', id, 'Its country.'),
  name: field('nm', text, 'Its name.'),
})
export type CountryRegion = EntityOf<typeof countryRegion>

export const postalCode = entity('PostalCode', {
  code: field('cd', text, 'Five digits in Greece, four in Cyprus.'),
  regionId: field('rid', id, 'The region it lies in.'),
  city: field('ct', text, 'The town people write for it.'),
  couriers: field(
    'acns',
    text,
    'Recommended couriers, by code, separated by commas; empty when any will do. For parcels within Greece.',
  ),
})
export type PostalCode = EntityOf<typeof postalCode>

export const listCountries = endpoint({
  name: 'listCountries',
  method: 'GET',
  path: '/countries/getallfront',
  description: 'The countries an address can be in.',
  input: noInput,
  output: list(country),
  refusals: [],
  isPublic: true,
})

export const listCountryRegions = endpoint({
  name: 'listCountryRegions',
  method: 'GET',
  path: '/countryregions/getbycountry',
  description: 'The regions of a country; empty where the shop does not ask for one.',
  input: entity('CountryRegionsQuery', { countryId: field('cid', queryId, 'The country.') }),
  output: list(countryRegion),
  refusals: ['country_not_found'],
  isPublic: true,
})

export const listPostalCodes = endpoint({
  name: 'listPostalCodes',
  method: 'GET',
  path: '/postalcodes/getallfront',
  description: 'The postal codes the shop knows, for filling in; unknown ones are accepted as typed.',
  input: noInput,
  output: list(postalCode),
  refusals: [],
  isPublic: true,
})
