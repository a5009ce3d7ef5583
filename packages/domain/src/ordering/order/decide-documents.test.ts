import { expect, test } from 'vitest'
import { type DocumentForm, refuseDocuments } from './decide-documents.ts'

const invoice: DocumentForm = {
  acceptedTerms: true,
  documentKind: 'invoice',
  companyName: 'Βιβλία ΑΕ',
  profession: 'Εκδόσεις',
  vatNumber: '123456783',
  taxOffice: 'Α΄ Αθηνών',
}

test.each<[Partial<DocumentForm>, string, string[]]>([
  [{ acceptedTerms: false }, 'terms_not_accepted', ['acceptedTerms']],
  [{ profession: '', taxOffice: undefined }, 'invoice_details_required', ['profession', 'taxOffice']],
  [{ vatNumber: '123456784' }, 'vat_number_invalid', ['vatNumber']],
])('%j is refused as %s', (changes, code, fields) => {
  expect(refuseDocuments({ ...invoice, ...changes }, 'GR', 'unknown')).toEqual({ code, fields })
})

test('a receipt needs no company data, and a foreign VAT number is not validated', () => {
  expect(refuseDocuments({ acceptedTerms: true, documentKind: 'receipt' }, 'GR', null)).toBeNull()
  expect(refuseDocuments({ ...invoice, vatNumber: 'DE1' }, 'DE', null)).toBeNull()
  expect(refuseDocuments(invoice, 'GR', null)).toBeNull()
})

test('an invoice goes to a business, as far as that is known; a receipt to anybody', () => {
  const refusal = { code: 'vat_number_not_business', fields: ['vatNumber'] }
  expect(refuseDocuments(invoice, 'GR', 'invalid')).toEqual(refusal)
  expect(refuseDocuments({ ...invoice, vatNumber: 'DE1' }, 'DE', 'invalid')).toEqual(refusal)
  for (const result of ['valid', 'unknown'] as const) expect(refuseDocuments(invoice, 'GR', result)).toBeNull()
  expect(refuseDocuments({ ...invoice, documentKind: 'receipt' }, 'GR', 'invalid')).toBeNull()
})
