// The tax authority's books, to which every document is transmitted. Nothing here rejects: that a document could not be
// transmitted is a value, and whether it was may be unknown.

import type { DocumentPayment, DocumentVat } from '@stoa/domain/ordering/order/order-document'
import type { VatScheme } from '@stoa/domain/ordering/pricing/vat-place'

/** The company that issues documents. */
export interface Issuer {
  /** Nine digits. */
  vatNumber: string
  name: string
  profession: string
  taxOffice: string
  /** In the register of commerce (ΓΕΜΗ). */
  registryNumber: string
  street: string
  city: string
  postalCode: string
  /** Of the company’s establishments; 0 is its seat. */
  branch: number
  /** Before the name of each series. */
  seriesPrefix: string
}

/** Whom an invoice is for. */
export interface DocumentRecipient {
  companyName: string
  profession: string
  vatNumber: string
  taxOffice: string
  /** ISO 3166-1. */
  country: string
  street: string
  city: string
  postalCode: string
}

export interface TaxDocument {
  uid: string
  /** As myDATA numbers them: 11.1. */
  type: string
  series: string
  number: number
  /** `2026-11-20` */
  issuedOn: string
  issuer: Pick<Issuer, 'vatNumber' | 'branch'>
  /** Null for a receipt. */
  recipient: DocumentRecipient | null
  scheme: VatScheme
  /** The mark of the document that this one corrects. */
  correctsMark: string | null
  vat: readonly DocumentVat[]
  payments: readonly DocumentPayment[]
  netCents: number
  vatCents: number
  grossCents: number
  /** Whether the connection was lost when it was to be transmitted. */
  isLate: boolean
}

/** What the tax authority has entered. */
export interface EnteredDocument {
  /** Its number there (ΜΑΡΚ). */
  mark: string
  authenticationCode: string | null
  /** A page that shows it. */
  qrUrl: string | null
}

export type Transmission =
  | { result: 'accepted'; entered: EnteredDocument }
  /** It is wrong: sending it again changes nothing. */
  | { result: 'rejected'; problem: string }
  /** It may have been entered. */
  | { result: 'unknown'; problem: string }

export interface TaxDocuments {
  /** Enters it once more when it is sent once more. */
  send(document: TaxDocument): Promise<Transmission>
  /** What became of a call without an answer: `absent` was not entered. */
  find(document: TaxDocument): Promise<Transmission | { result: 'absent' }>
}
