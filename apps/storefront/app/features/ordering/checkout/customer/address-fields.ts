// Converts a saved address to checkout fields and back, and compares the two.

import type { AddressInput, CustomerAddress } from '@stoa/contract/identity/addresses'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { phoneDigits } from '@stoa/domain/identity/field-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { formatPostalCode } from '../../../../shared/format-postal-code.ts'
import type { CheckoutForm, TextName } from '../form/checkout-form.ts'
import { type AddressFieldNames, type AddressKind, addressFieldNames } from '../place/address-field-names.ts'

/** The fields that a parcel needs, without the address's name. */
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

/** The field values of this address. */
export const fieldsOf = (address: CustomerAddress, names: AddressFieldNames): [TextName, string][] => [
  ...addressFields.map((field): [TextName, string] => [names[field], textOf(address[field])]),
  [names.addressTitle, address.title],
]

/**
 * The word to the courier that is saved with an address, for the order's own: unless the buyer has written something else
 * than what another address brought.
 */
export const remarksFrom = (
  address: CustomerAddress | undefined,
  addresses: readonly CustomerAddress[],
  remarks: string,
): string =>
  remarks === '' || addresses.some(({ comments }) => comments === remarks) ? (address?.comments ?? '') : remarks

/** In the stored format: punctuation and spaces in phone numbers and postal codes do not count. */
function normalize(field: AddressField, text: string): string {
  if (field === 'mobile') return phoneDigits(text)
  return field === 'postalCode' ? normalizePostalCode(text) : text.trim()
}

/** The saved address that matches the fields; undefined for another one. The buyer's phone is not a part of theirs. */
export function findMatchingAddress(
  addresses: readonly CustomerAddress[],
  form: CheckoutForm,
  kind: AddressKind,
): CustomerAddress | undefined {
  const names = addressFieldNames[kind]
  const compared = addressFields.filter((field) => kind === 'delivery' || field !== 'mobile')
  return addresses.find((address) =>
    compared.every((field) => normalize(field, form[names[field]]) === normalize(field, textOf(address[field]))),
  )
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The fields as the input for a saved address. */
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

/** In one line, with the country when it is another one. */
export function formatPlace({
  street,
  building,
  countryId,
  countryName,
  postalCode,
  city,
  area,
}: CustomerAddress): string {
  const isGreek = countryId === greeceId
  const town = `${formatPostalCode(postalCode, isGreek)} ${city}`
  return [street, building, town, area, isGreek ? null : countryName].filter(Boolean).join(', ')
}
