// Validates the consents and company data that the tax document of an order needs.

import { isGreekVatNumber } from '../../identity/vat-number.ts'

const requiredFields = ['companyName', 'profession', 'vatNumber', 'taxOffice'] as const

type RequiredField = (typeof requiredFields)[number]

export type DocumentForm = {
  acceptedTerms: boolean
  documentKind: 'receipt' | 'invoice'
} & { [Name in RequiredField]?: string }

export type DocumentRefusal =
  | { code: 'terms_not_accepted'; fields: ['acceptedTerms'] }
  | { code: 'invoice_details_required'; fields: RequiredField[] }
  | { code: 'vat_number_invalid'; fields: ['vatNumber'] }

/** Null when nothing is missing. Only the form of Greek VAT numbers is known. */
export function refuseDocuments(form: DocumentForm, billingIso: string | undefined): DocumentRefusal | null {
  if (!form.acceptedTerms) return { code: 'terms_not_accepted', fields: ['acceptedTerms'] }
  if (form.documentKind === 'receipt') return null
  const missing = requiredFields.filter((name) => !form[name])
  if (missing.length > 0) return { code: 'invoice_details_required', fields: missing }
  const isInvalid = billingIso === 'GR' && !isGreekVatNumber(form.vatNumber ?? '')
  return isInvalid ? { code: 'vat_number_invalid', fields: ['vatNumber'] } : null
}
