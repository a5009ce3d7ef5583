// Which ways of paying go with which way of receiving. The list says so for each pair; to an address, some go to certain
// countries only, as a courier collects cash only there. What is not delivered to an address is paid anywhere.

import type { Destination } from '../delivery/shipping-kinds.ts'

export interface PaymentTerms {
  readonly shippingTypeIds: readonly number[]
  /** Countries to which a parcel can be paid so; empty when to all. */
  readonly countryIds: readonly number[]
}

export interface Receiving {
  readonly shippingTypeId: number
  readonly destination: Destination
  readonly countryId: number
}

const goesWith = ({ shippingTypeIds }: PaymentTerms, { shippingTypeId }: Pick<Receiving, 'shippingTypeId'>) =>
  shippingTypeIds.includes(shippingTypeId)

export const goesTo = ({ countryIds }: PaymentTerms, { destination, countryId }: Omit<Receiving, 'shippingTypeId'>) =>
  destination !== 'address' || countryIds.length === 0 || countryIds.includes(countryId)

export const paysFor = (payment: PaymentTerms, receiving: Receiving): boolean =>
  goesWith(payment, receiving) && goesTo(payment, receiving)
