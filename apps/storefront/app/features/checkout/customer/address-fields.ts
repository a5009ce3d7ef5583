// A saved address and the fields of the checkout: from one to the other, and whether they are the same.

import type { AddressInput, CustomerAddress } from '@stoa/contract/addresses'
import { plainPostalCode } from '../../../shared/place/plain-postal-code.ts'
import type { CheckoutForm, TextName } from '../form/checkout-form.ts'
import type { AddressNames } from '../place/address-names.ts'
import { phoneDigits } from '../rules/written.ts'

/** The parts of an address that a parcel needs, without what it is called. */
const parts = [
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

type Part = (typeof parts)[number]

const textOf = (value: string | number | null): string => (value === null ? '' : String(value))

/** What each field holds when this address is chosen. */
export const fieldsOf = (address: CustomerAddress, names: AddressNames): [TextName, string][] => [
  ...parts.map((part): [TextName, string] => [names[part], textOf(address[part])]),
  [names.addressTitle, address.title],
]

/** As the shop keeps it: the marks of telephones and postal codes do not count. */
function plain(part: Part, text: string): string {
  if (part === 'mobile') return phoneDigits(text)
  return part === 'postalCode' ? plainPostalCode(text) : text.trim()
}

/** The saved address that stands in the fields; undefined when it is another one. */
export const findInFields = (
  addresses: readonly CustomerAddress[],
  form: CheckoutForm,
  names: AddressNames,
): CustomerAddress | undefined =>
  addresses.find((address) =>
    parts.every((part) => plain(part, form[names[part]]) === plain(part, textOf(address[part]))),
  )

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The fields as an address to be saved. */
export const addressIn = (form: CheckoutForm, names: AddressNames): AddressInput => ({
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
  postalCode: plainPostalCode(form[names.postalCode]),
})
