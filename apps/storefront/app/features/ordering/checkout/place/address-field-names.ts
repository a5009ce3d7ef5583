import type { TextName } from '../form/checkout-form.ts'

const addressParts = [
  'firstName',
  'lastName',
  'mobile',
  'phone',
  'countryId',
  'regionId',
  'postalCode',
  'city',
  'street',
  'area',
  'building',
  'addressTitle',
] as const

export type AddressPart = (typeof addressParts)[number]
export type AddressKind = 'billing' | 'delivery'
export type AddressFieldNames = Readonly<Record<AddressPart, TextName>>

/** The fields of the buyer's address, and of the delivery address. */
export const addressFieldNames: Readonly<Record<AddressKind, AddressFieldNames>> = {
  billing: {
    firstName: 'firstName',
    lastName: 'lastName',
    mobile: 'mobile',
    phone: 'phone',
    countryId: 'countryId',
    regionId: 'regionId',
    postalCode: 'postalCode',
    city: 'city',
    street: 'street',
    area: 'area',
    building: 'building',
    addressTitle: 'addressTitle',
  },
  delivery: {
    firstName: 'deliveryFirstName',
    lastName: 'deliveryLastName',
    mobile: 'deliveryMobile',
    phone: 'deliveryPhone',
    countryId: 'deliveryCountryId',
    regionId: 'deliveryRegionId',
    postalCode: 'deliveryPostalCode',
    city: 'deliveryCity',
    street: 'deliveryStreet',
    area: 'deliveryArea',
    building: 'deliveryBuilding',
    addressTitle: 'deliveryAddressTitle',
  },
}

/** What the section of an address shows; the note for the order stands where the order goes. */
export function sectionFields(kind: AddressKind, sameAddress: boolean): TextName[] {
  const { mobile, phone, ...place } = addressFieldNames[kind]
  const isDestination = (kind === 'billing') === sameAddress
  return [
    ...Object.values(place),
    ...(kind === 'delivery' ? [mobile, phone] : []),
    ...(isDestination ? ['remarks' as const] : []),
  ]
}
