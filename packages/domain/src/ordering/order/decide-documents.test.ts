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
  expect(refuseDocuments({ ...invoice, ...changes }, 'GR')).toEqual({ code, fields })
})

test('a receipt needs no company data, and a foreign VAT number is not validated', () => {
  expect(refuseDocuments({ acceptedTerms: true, documentKind: 'receipt' }, 'GR')).toBeNull()
  expect(refuseDocuments({ ...invoice, vatNumber: 'DE1' }, 'DE')).toBeNull()
  expect(refuseDocuments(invoice, 'GR')).toBeNull()
})
