// Converts an address to form values and to the API's input.

import type { AddressInput, CustomerAddress } from '@stoa/contract/identity/addresses'
import { greeceId } from '@stoa/domain/identity/address-rules'

/** In the order of the page. */
export type AddressValues = {
  title: string
  firstName: string
  lastName: string
  mobile: string
  countryId: string
  postalCode: string
  city: string
  street: string
  regionId: string
  building: string
  area: string
  comments: string
  isDelivery: boolean
  isBilling: boolean
}

export const newAddress = (person: { firstName: string; lastName: string; mobile: string | null }): AddressValues => ({
  title: '',
  firstName: person.firstName,
  lastName: person.lastName,
  mobile: person.mobile ?? '',
  countryId: String(greeceId),
  postalCode: '',
  city: '',
  street: '',
  regionId: '',
  building: '',
  area: '',
  comments: '',
  isDelivery: false,
  isBilling: false,
})

export const valuesOf = (address: CustomerAddress): AddressValues => ({
  title: address.title,
  firstName: address.firstName,
  lastName: address.lastName,
  mobile: address.mobile,
  countryId: String(address.countryId),
  postalCode: address.postalCode,
  city: address.city,
  street: address.street,
  regionId: address.regionId === null ? '' : String(address.regionId),
  building: address.building ?? '',
  area: address.area ?? '',
  comments: address.comments ?? '',
  isDelivery: address.isDelivery,
  isBilling: address.isBilling,
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

export const inputOf = (values: AddressValues): AddressInput => ({
  ...values,
  countryId: Number(values.countryId),
  regionId: values.regionId === '' ? null : Number(values.regionId),
  building: orNull(values.building),
  area: orNull(values.area),
  comments: orNull(values.comments),
})
