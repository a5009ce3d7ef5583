// The registers that are asked about a company's VAT number. They are other people's: each may not answer.

/** As far as a register tells them. */
export interface CompanyDetails {
  companyName?: string
  profession?: string
  /** By name. */
  taxOffice?: string
  /** By the tax authority's four digits. */
  taxOfficeNumber?: number
  street?: string
  city?: string
  postalCode?: string
}

/** How a register can be held to its answer. */
export interface CheckEvidence {
  /** As the register wrote it. */
  requestDate: string | null
  requestId: string | null
}

export type InvalidReason = 'malformed' | 'not_found' | 'not_a_business' | 'inactive'

/** `quota`: it answers no more questions for now. */
export type UnknownReason = 'unreachable' | 'quota'

export type RegisterAnswer =
  | { result: 'valid'; company: CompanyDetails; evidence: CheckEvidence }
  | { result: 'invalid'; reason: InvalidReason; evidence: CheckEvidence }
  | { result: 'unknown'; reason: UnknownReason }

/** Neither rejects: what cannot be found out is unknown. */
export interface VatRegisters {
  /** Companies of Greece, by nine digits. Whoever is looked up is notified of it. Null where it is not configured. */
  findGreekCompany: ((number: string) => Promise<RegisterAnswer>) | null
  /** Numbers of the European Union, by the code of their country (Greece is EL) and what follows it. */
  checkEuNumber: ((countryCode: string, number: string) => Promise<RegisterAnswer>) | null
}

export const noVatRegisters: VatRegisters = { findGreekCompany: null, checkEuNumber: null }
