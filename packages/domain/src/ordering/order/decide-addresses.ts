// Parses the billing address and, where it differs, the delivery address from the flat checkout form, and validates
// their places. Who buys gift cards only has a name and no place: its fields are empty.

import { greeceId } from '../../identity/address-rules.ts'
import { type CountryRules, decidePlace, type PlaceProblem } from '../../identity/decide-place.ts'
import { done, type Outcome, refused } from '../../outcome.ts'

interface BillingFields {
  addressTitle?: string
  firstName: string
  lastName: string
  mobile: string
  phone?: string
  countryId: number
  regionId?: number
  street?: string
  city?: string
  area?: string
  building?: string
  postalCode?: string
}

/** The same fields again, as `deliveryFirstName` and so on. */
type DeliveryFields = {
  [Name in keyof BillingFields as `delivery${Capitalize<Name>}`]?: BillingFields[Name]
}

export interface AddressForm extends BillingFields, DeliveryFields {
  /** Deliver to the billing address. */
  sameAddress: boolean
}

export interface OrderAddress {
  kind: 'billing' | 'delivery'
  title: string | null
  firstName: string
  lastName: string
  mobile: string
  phone: string | null
  countryId: number
  regionId: number | null
  street: string
  city: string
  area: string | null
  building: string | null
  postalCode: string
}

export interface OrderAddresses {
  billing: OrderAddress
  /** Null when the order goes to the billing address. */
  delivery: OrderAddress | null
}

const requiredFields = [
  'deliveryFirstName',
  'deliveryLastName',
  'deliveryMobile',
  'deliveryStreet',
  'deliveryCity',
  'deliveryPostalCode',
] as const

export interface AddressMissing {
  code: 'delivery_address_required'
  fields: (typeof requiredFields)[number][]
}

export function decideAddresses(form: AddressForm): Outcome<OrderAddresses, AddressMissing> {
  const billing = addressFrom('billing', form)
  if (form.sameAddress) return done({ billing, delivery: null })
  const delivery = deliveryFields(form)
  if (delivery) return done({ billing, delivery: addressFrom('delivery', delivery) })
  return refused({ code: 'delivery_address_required', fields: requiredFields.filter((name) => !form[name]) })
}

function deliveryFields(form: AddressForm): BillingFields | null {
  const { deliveryFirstName, deliveryLastName, deliveryMobile } = form
  const { deliveryStreet, deliveryCity, deliveryPostalCode } = form
  if (!deliveryFirstName || !deliveryLastName || !deliveryMobile) return null
  if (!deliveryStreet || !deliveryCity || !deliveryPostalCode) return null
  return {
    addressTitle: form.deliveryAddressTitle,
    firstName: deliveryFirstName,
    lastName: deliveryLastName,
    mobile: deliveryMobile,
    phone: form.deliveryPhone,
    countryId: form.deliveryCountryId ?? greeceId,
    regionId: form.deliveryRegionId,
    street: deliveryStreet,
    city: deliveryCity,
    area: form.deliveryArea,
    building: form.deliveryBuilding,
    postalCode: deliveryPostalCode,
  }
}

const addressFrom = (kind: OrderAddress['kind'], fields: BillingFields): OrderAddress => ({
  kind,
  title: fields.addressTitle || null,
  firstName: fields.firstName,
  lastName: fields.lastName,
  mobile: fields.mobile,
  phone: fields.phone || null,
  countryId: fields.countryId,
  regionId: fields.regionId ?? null,
  street: fields.street ?? '',
  city: fields.city ?? '',
  area: fields.area || null,
  building: fields.building || null,
  postalCode: fields.postalCode ?? '',
})

export interface InvalidAddress {
  code: PlaceProblem['code']
  fields: (PlaceProblem['field'] | `delivery${Capitalize<PlaceProblem['field']>}`)[]
}

const deliveryNames = {
  countryId: 'deliveryCountryId',
  regionId: 'deliveryRegionId',
  postalCode: 'deliveryPostalCode',
} as const

/** Null when both are valid. */
export function refuseAddresses(
  { billing, delivery }: OrderAddresses,
  findCountry: (id: number) => CountryRules | null,
): InvalidAddress | null {
  for (const address of delivery ? [billing, delivery] : [billing]) {
    const problem = decidePlace(address, findCountry(address.countryId))
    if (!problem) continue
    const field = address.kind === 'delivery' ? deliveryNames[problem.field] : problem.field
    return { code: problem.code, fields: [field] }
  }
  return null
}
