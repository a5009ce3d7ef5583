// A saved address and the fields of the checkout: from one to the other, and whether they are the same.

import type { AddressInput, CustomerAddress } from '@stoa/contract/identity/addresses'
import { phoneDigits } from '@stoa/domain/identity/field-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import type { CheckoutForm, TextName } from '../form/checkout-form.ts'
import type { AddressFieldNames } from '../place/address-field-names.ts'

/** The parts of an address that a parcel needs, without what it is called. */
const addressFields = [
  'firstName',
  'lastName',
  'mobile',
  'countryId',
  'regionId',
  'postalCode',
  'city',
  'street',
  'area',
  'building',
] as const

type AddressField = (typeof addressFields)[number]

const textOf = (value: string | number | null): string => (value === null ? '' : String(value))

/** What each field holds when this address is chosen. */
export const fieldsOf = (address: CustomerAddress, names: AddressFieldNames): [TextName, string][] => [
  ...addressFields.map((field): [TextName, string] => [names[field], textOf(address[field])]),
  [names.addressTitle, address.title],
]

/** As the shop keeps it: the marks of telephones and postal codes do not count. */
function normalize(field: AddressField, text: string): string {
  if (field === 'mobile') return phoneDigits(text)
  return field === 'postalCode' ? normalizePostalCode(text) : text.trim()
}

/** The saved address that stands in the fields; undefined when it is another one. */
export const findMatchingAddress = (
  addresses: readonly CustomerAddress[],
  form: CheckoutForm,
  names: AddressFieldNames,
): CustomerAddress | undefined =>
  addresses.find((address) =>
    addressFields.every((field) => normalize(field, form[names[field]]) === normalize(field, textOf(address[field]))),
  )

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The fields as an address to be saved. */
export const toAddressInput = (form: CheckoutForm, names: AddressFieldNames): AddressInput => ({
  title: form[names.addressTitle].trim(),
  firstName: form[names.firstName].trim(),
  lastName: form[names.lastName].trim(),
  mobile: phoneDigits(form[names.mobile]),
  countryId: Number(form[names.countryId]),
  regionId: form[names.regionId] === '' ? null : Number(form[names.regionId]),
  street: form[names.street].trim(),
  city: form[names.city].trim(),
  area: orNull(form[names.area]),
  building: orNull(form[names.building]),
  postalCode: normalizePostalCode(form[names.postalCode]),
})
