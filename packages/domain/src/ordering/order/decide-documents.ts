// Validates the consents and company data that the tax document of an order needs.

import { isGreekVatNumber } from '../../identity/vat-number.ts'
import type { VatResult } from './vat-check.ts'

const requiredFields = ['companyName', 'profession', 'vatNumber', 'taxOffice'] as const

type RequiredField = (typeof requiredFields)[number]

export type DocumentForm = {
  acceptedTerms: boolean
  documentKind: 'receipt' | 'invoice'
} & { [Name in RequiredField]?: string }

export type DocumentRefusal =
  | { code: 'terms_not_accepted'; fields: ['acceptedTerms'] }
  | { code: 'invoice_details_required'; fields: RequiredField[] }
  | { code: 'vat_number_invalid' | 'vat_number_not_business'; fields: ['vatNumber'] }

/**
 * Null when nothing is missing. Only the form of Greek VAT numbers is known. `vatResult`: what the registers have said of the
 * number; null where nothing was asked.
 */
export function refuseDocuments(
  form: DocumentForm,
  billingIso: string | undefined,
  vatResult: VatResult | null,
): DocumentRefusal | null {
  if (!form.acceptedTerms) return { code: 'terms_not_accepted', fields: ['acceptedTerms'] }
  if (form.documentKind === 'receipt') return null
  const missing = requiredFields.filter((name) => !form[name])
  if (missing.length > 0) return { code: 'invoice_details_required', fields: missing }
  const isMistyped = billingIso === 'GR' && !isGreekVatNumber(form.vatNumber ?? '')
  if (isMistyped) return { code: 'vat_number_invalid', fields: ['vatNumber'] }
  return vatResult === 'invalid' ? { code: 'vat_number_not_business', fields: ['vatNumber'] } : null
}
