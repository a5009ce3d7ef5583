// What must hold of a wished order before anything is written: the places exist and fit, the papers are complete.

import type { OrderRequest } from '@stoa/contract/ordering/orders'
import type { Refusal } from '@stoa/contract/refusals'
import { decidePlace } from '@stoa/domain/identity/decide-place'
import { isGreekVatNumber } from '@stoa/domain/identity/vat-number'
import type { Address, OrderAddresses } from './order-addresses.ts'
import type { PlaceRow } from './orders.queries.ts'

type AddressRefusal = Refusal<'country_not_found' | 'region_required' | 'region_not_found' | 'postal_code_invalid'>
type InvoiceRefusal = Refusal<'terms_not_accepted' | 'invoice_details_required' | 'vat_number_invalid'>

export function refuseAddresses(
  { billing, delivery }: OrderAddresses,
  places: readonly PlaceRow[],
): AddressRefusal | null {
  return refuseAddress(billing, places) ?? (delivery && refuseAddress(delivery, places))
}

const wireNames = { country: 'ctid', region: 'crid', postalCode: 'pc' } as const

function refuseAddress(address: Address, places: readonly PlaceRow[]): AddressRefusal | null {
  const row = places.find((candidate) => candidate.id === address.countryId)
  const country = row && { iso: row.iso, postalCodeDigits: row.postal_code_digits, regionIds: row.region_ids }
  const problem = decidePlace(address, country ?? null)
  if (!problem) return null
  const wire = wireNames[problem.field]
  return { code: problem.code, details: { fields: [address.kind === 'delivery' ? `d${wire}` : wire] } }
}

const requiredInvoiceFields = { companyName: 'cnm', profession: 'job', vatNumber: 'vat', taxOffice: 'irs' } as const

export function refuseInvoice(request: OrderRequest, places: readonly PlaceRow[]): InvoiceRefusal | null {
  if (!request.acceptedTerms) return { code: 'terms_not_accepted', details: { fields: ['trms'] } }
  if (request.documentKind === 'receipt') return null
  const missing = Object.entries(requiredInvoiceFields).filter(
    ([name]) => !request[name as keyof typeof requiredInvoiceFields],
  )
  if (missing.length > 0) {
    return { code: 'invoice_details_required', details: { fields: missing.map(([, wire]) => wire) } }
  }
  const greek = places.find((candidate) => candidate.id === request.countryId)?.iso === 'GR'
  if (greek && !isGreekVatNumber(request.vatNumber ?? ''))
    return { code: 'vat_number_invalid', details: { fields: ['vat'] } }
  return null
}
