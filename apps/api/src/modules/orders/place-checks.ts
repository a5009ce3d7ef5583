// What must hold of a wished order before anything is written: the places exist and fit, the papers are complete.

import type { OrderRequest } from '@stoa/contract/orders'
import type { Refusal } from '@stoa/contract/refusals'
import { isPostalCode } from '@stoa/domain/customer/postal-code'
import { isGreekVatNumber } from '@stoa/domain/customer/vat-number'
import type { Address, OrderAddresses } from './order-addresses.ts'
import type { PlaceRow } from './orders.queries.ts'

type PlaceRefusal = Refusal<'country_not_found' | 'region_required' | 'region_not_found' | 'postal_code_invalid'>
type PaperRefusal = Refusal<'terms_not_accepted' | 'invoice_details_required' | 'vat_number_invalid'>

export function refuseAddresses(
  { billing, delivery }: OrderAddresses,
  places: readonly PlaceRow[],
): PlaceRefusal | null {
  return refuseAddress(billing, places) ?? (delivery && refuseAddress(delivery, places))
}

function refuseAddress(address: Address, places: readonly PlaceRow[]): PlaceRefusal | null {
  const wire = (name: string) => ({ fields: [address.kind === 'delivery' ? `d${name}` : name] })
  const country = places.find((place) => place.id === address.countryId)
  if (!country) return { code: 'country_not_found', details: wire('ctid') }
  if (country.region_ids.length > 0 && address.regionId === null)
    return { code: 'region_required', details: wire('crid') }
  if (address.regionId !== null && !country.region_ids.includes(address.regionId)) {
    return { code: 'region_not_found', details: wire('crid') }
  }
  if (!isPostalCode(address.postalCode, country.iso, country.postal_code_digits)) {
    return { code: 'postal_code_invalid', details: wire('pc') }
  }
  return null
}

const invoiceNeeds = { companyName: 'cnm', profession: 'job', vatNumber: 'vat', taxOffice: 'irs' } as const

export function refusePapers(request: OrderRequest, places: readonly PlaceRow[]): PaperRefusal | null {
  if (!request.acceptedTerms) return { code: 'terms_not_accepted', details: { fields: ['trms'] } }
  if (request.documentKind === 'receipt') return null
  const missing = Object.entries(invoiceNeeds).filter(([name]) => !request[name as keyof typeof invoiceNeeds])
  if (missing.length > 0) {
    return { code: 'invoice_details_required', details: { fields: missing.map(([, wire]) => wire) } }
  }
  const greek = places.find((place) => place.id === request.countryId)?.iso === 'GR'
  if (greek && !isGreekVatNumber(request.vatNumber ?? ''))
    return { code: 'vat_number_invalid', details: { fields: ['vat'] } }
  return null
}
