// Wire contract of a customer's address book. The owner comes from the session; the id of somebody else's address is
// answered as an unknown id.

import { accepted, noInput } from '../accepted.ts'
import * as contact from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryId } from '../query-shapes.ts'
import { boolean, id, list, nullable, optional, text } from '../shape.ts'

const addressFields = {
  title: field('adrtl', contact.addressTitle, 'What the customer calls it; each name once.'),
  firstName: field('fnm', contact.firstName, 'First name.'),
  lastName: field('lnm', contact.lastName, 'Last name.'),
  mobile: field('mob', contact.mobile, 'Mobile phone, 7 to 18 digits.'),
  countryId: field('ctid', contact.countryId, 'Country; Greece is 1.'),
  regionId: field('crid', optional(nullable(contact.regionId)), 'Region, where the country has them.'),
  street: field('adr1', contact.street, 'Street and number.'),
  city: field('ct', contact.city, 'Town.'),
  area: field('ar', optional(nullable(contact.area)), 'Area or village.'),
  building: field('bnm', optional(nullable(contact.building)), 'Name at the bell, floor.'),
  postalCode: field('pc', contact.postalCode, 'Postal code, 4 to 7 characters.'),
  comments: field('cmt', optional(nullable(contact.comments)), 'For the courier.'),
  isBilling: field('bil', optional(boolean), 'The one that bills go to, unless told otherwise.'),
  isDelivery: field('del', optional(boolean), 'The one that parcels go to, unless told otherwise.'),
}

export const addressInput = entity('AddressInput', addressFields)
export type AddressInput = EntityOf<typeof addressInput>

export const customerAddress = entity('CustomerAddress', {
  id: field('id', id, 'The address.'),
  title: field('adrtl', text, 'What the customer calls it.'),
  firstName: field('fnm', text, 'First name.'),
  lastName: field('lnm', text, 'Last name.'),
  mobile: field('mob', text, 'Mobile phone, digits only.'),
  countryId: field('ctid', id, 'Country.'),
  countryName: field('country_name', text, 'Its name.'),
  regionId: field('crid', nullable(id), 'Region.'),
  regionName: field('region_name', nullable(text), 'Its name.'),
  street: field('adr1', text, 'Street and number.'),
  city: field('ct', text, 'Town.'),
  area: field('ar', nullable(text), 'Area or village.'),
  building: field('bnm', nullable(text), 'Name at the bell, floor.'),
  postalCode: field('pc', text, 'Postal code.'),
  comments: field('cmt', nullable(text), 'For the courier.'),
  isBilling: field('bil', boolean, 'The one that bills go to.'),
  isDelivery: field('del', boolean, 'The one that parcels go to.'),
})
export type CustomerAddress = EntityOf<typeof customerAddress>

const placeRefusals = [
  'address_title_taken',
  'country_not_found',
  'region_required',
  'region_not_found',
  'postal_code_invalid',
] as const

export const listAddresses = endpoint({
  name: 'listAddresses',
  method: 'GET',
  path: '/customeraddresses/getaddresses',
  description: 'The customer’s addresses, the usual ones first.',
  input: noInput,
  output: list(customerAddress),
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const getAddress = endpoint({
  name: 'getAddress',
  method: 'GET',
  path: '/customeraddresses/getaddressbycustomer',
  description: 'One of the customer’s addresses.',
  input: entity('AddressQuery', { id: field('id', queryId, 'The address.') }),
  output: customerAddress,
  refusals: ['address_not_found'],
  access: 'customer',
  isPublic: false,
})

export const insertAddress = endpoint({
  name: 'insertAddress',
  method: 'POST',
  path: '/customeraddresses/insertbycustomer',
  description: 'Adds an address. The first one is the usual one.',
  input: addressInput,
  output: customerAddress,
  refusals: [...placeRefusals, 'too_many_addresses'],
  access: 'customer',
  isPublic: false,
})

export const updateAddress = endpoint({
  name: 'updateAddress',
  method: 'PUT',
  path: '/customeraddresses/updatebycustomer',
  description: 'Changes an address.',
  input: entity('AddressChange', { id: field('id', id, 'The address.'), ...addressFields }),
  output: customerAddress,
  refusals: ['address_not_found', ...placeRefusals],
  access: 'customer',
  isPublic: false,
})

export const deleteAddress = endpoint({
  name: 'deleteAddress',
  method: 'DELETE',
  path: '/customeraddresses/deletebycustomer',
  description: 'Removes an address from the book; orders keep their own copy.',
  input: entity('AddressRemoval', { id: field('id', queryId, 'The address.') }),
  output: accepted,
  refusals: ['address_not_found'],
  access: 'customer',
  isPublic: false,
})
