// The configuration of tax documents: who issues them, and the books of the tax authority to which they are transmitted.
// Without it the shop issues none, as a document that is not transmitted is not lawful: another program does.

import { isGreekVatNumber } from '@stoa/domain/identity/vat-number'
import { z } from 'zod'
import { mydata } from './adapters/mydata.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { Issuer, TaxDocuments } from './ports/tax-documents.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const text = z.string().min(1)

export const documentSettings = {
  MYDATA_URL: httpUrl.default('https://mydatapi.aade.gr/myDATA'),
  /** Without it, the sandbox's myDATA, or in production no documents. */
  MYDATA_USER_ID: text.optional(),
  MYDATA_SUBSCRIPTION_KEY: text.optional(),
  /** Before the names of the series, where another program has series of the same names. */
  MYDATA_SERIES: z
    .string()
    .regex(/^[A-ZΑ-Ω0-9-]{0,10}$/, 'up to ten capitals, digits and -')
    .default(''),
  /** The number of the establishment that issues; 0 is the seat. */
  MYDATA_BRANCH: z.coerce.number().int().min(0).max(9999).default(0),
  ISSUER_VAT_NUMBER: z.string().refine(isGreekVatNumber, 'a Greek VAT number').optional(),
  ISSUER_NAME: text.optional(),
  ISSUER_PROFESSION: text.optional(),
  ISSUER_TAX_OFFICE: text.optional(),
  /** In the register of commerce (ΓΕΜΗ). */
  ISSUER_REGISTRY_NUMBER: z.string().regex(/^\d+$/, 'digits').optional(),
  ISSUER_STREET: text.optional(),
  ISSUER_CITY: text.optional(),
  ISSUER_POSTAL_CODE: z
    .string()
    .regex(/^\d{5}$/, 'five digits')
    .optional(),
}

const settings = z.object(documentSettings)

export type DocumentConfig = z.infer<typeof settings>

const together = [
  ...(['MYDATA_USER_ID', 'MYDATA_SUBSCRIPTION_KEY', 'ISSUER_VAT_NUMBER', 'ISSUER_NAME', 'ISSUER_PROFESSION'] as const),
  ...(['ISSUER_TAX_OFFICE', 'ISSUER_REGISTRY_NUMBER', 'ISSUER_STREET', 'ISSUER_CITY', 'ISSUER_POSTAL_CODE'] as const),
]

/** The error, as a sentence; null when there is none. */
export function findDocumentConfigError(config: DocumentConfig, production: boolean): string | null {
  const missing = together.filter((name) => config[name] === undefined)
  if (missing.length > 0 && missing.length < together.length)
    return `Tax documents need ${missing.join(', ')} as well, or none of these settings.`
  return findHttpError(config, ['MYDATA_URL'], production)
}

/** A stand-in on this machine, and the company that it takes documents from. */
export interface SandboxBooks {
  url: string
  userId: string
  subscriptionKey: string
  vatNumber: string
}

export interface DocumentOptions {
  config: DocumentConfig
  sandboxBooks: SandboxBooks | null
  reports: OutsideReports
}

/** What documents are issued by and transmitted to. */
export interface DocumentOffice {
  issuer: Issuer
  documents: TaxDocuments
}

/** Null for a shop that issues none. */
export function createDocumentOffice({ config, sandboxBooks, reports }: DocumentOptions): DocumentOffice | null {
  const { MYDATA_USER_ID: userId, MYDATA_SUBSCRIPTION_KEY: subscriptionKey, MYDATA_URL: url } = config
  const issuer = configuredIssuer(config)
  if (userId && subscriptionKey && issuer)
    return { issuer, documents: mydata({ url, userId, subscriptionKey, reports }) }
  return (
    sandboxBooks && {
      issuer: demoIssuer(sandboxBooks.vatNumber, config),
      documents: mydata({ ...sandboxBooks, reports }),
    }
  )
}

const placeOf = ({ MYDATA_BRANCH: branch, MYDATA_SERIES: seriesPrefix }: DocumentConfig) => ({ branch, seriesPrefix })

function configuredIssuer(config: DocumentConfig): Issuer | null {
  const { ISSUER_VAT_NUMBER: vatNumber, ISSUER_NAME: name, ISSUER_PROFESSION: profession } = config
  const { ISSUER_TAX_OFFICE: taxOffice, ISSUER_REGISTRY_NUMBER: registryNumber } = config
  const { ISSUER_STREET: street, ISSUER_CITY: city, ISSUER_POSTAL_CODE: postalCode } = config
  if (!vatNumber || !name || !profession || !taxOffice || !registryNumber || !street || !city || !postalCode)
    return null
  return { vatNumber, name, profession, taxOffice, registryNumber, street, city, postalCode, ...placeOf(config) }
}

/** Of the built-in shop. */
const demoIssuer = (vatNumber: string, config: DocumentConfig): Issuer => ({
  vatNumber,
  ...{ name: 'Στοά Βιβλία ΑΕ', profession: 'Λιανικό εμπόριο βιβλίων', taxOffice: 'Α΄ Αθηνών' },
  ...{ registryNumber: '000000001000', street: 'Σόλωνος 71', city: 'Αθήνα', postalCode: '10679' },
  ...placeOf(config),
})
