// From the flat form of the wire to the buyer's address and, where it differs, the address it goes to.

import type { OrderRequest } from '@stoa/contract/ordering/orders'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'

export interface Address {
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

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

const billingOf = (request: OrderRequest): Address => ({
  kind: 'billing',
  title: orNull(request.addressTitle),
  firstName: request.firstName,
  lastName: request.lastName,
  mobile: request.mobile,
  phone: orNull(request.phone),
  countryId: request.countryId,
  regionId: request.regionId ?? null,
  street: request.street,
  city: request.city,
  area: orNull(request.area),
  building: orNull(request.building),
  postalCode: request.postalCode,
})

/** The wire names of the delivery fields that may not be missing. */
const requiredFields = {
  deliveryFirstName: 'dfnm',
  deliveryLastName: 'dlnm',
  deliveryMobile: 'dmob',
  deliveryCountryId: 'dctid',
  deliveryStreet: 'dadr1',
  deliveryCity: 'dct',
  deliveryPostalCode: 'dpc',
} as const

function deliveryOf(request: OrderRequest): Address | null {
  const { deliveryFirstName, deliveryLastName, deliveryMobile, deliveryCountryId } = request
  const { deliveryStreet, deliveryCity, deliveryPostalCode } = request
  if (!deliveryFirstName || !deliveryLastName || !deliveryMobile || !deliveryCountryId) return null
  if (!deliveryStreet || !deliveryCity || !deliveryPostalCode) return null
  return {
    kind: 'delivery',
    title: orNull(request.deliveryAddressTitle),
    firstName: deliveryFirstName,
    lastName: deliveryLastName,
    mobile: deliveryMobile,
    phone: orNull(request.deliveryPhone),
    countryId: deliveryCountryId,
    regionId: request.deliveryRegionId ?? null,
    street: deliveryStreet,
    city: deliveryCity,
    area: orNull(request.deliveryArea),
    building: orNull(request.deliveryBuilding),
    postalCode: deliveryPostalCode,
  }
}

export interface OrderAddresses {
  billing: Address
  delivery: Address | null
}

export function decideAddresses(request: OrderRequest): Outcome<OrderAddresses, Refusal<'delivery_address_required'>> {
  const billing = billingOf(request)
  if (request.sameAddress) return done({ billing, delivery: null })
  const delivery = deliveryOf(request)
  if (delivery) return done({ billing, delivery })
  const missing = Object.entries(requiredFields).filter(([name]) => !request[name as keyof typeof requiredFields])
  return refused({ code: 'delivery_address_required', details: { fields: missing.map(([, wire]) => wire) } })
}
