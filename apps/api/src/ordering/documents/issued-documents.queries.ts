// The SQL of reading documents as they were issued.

import type { DocumentAmounts, DocumentKind, DocumentVat } from '@stoa/domain/ordering/order/order-document'
import type { VatScheme } from '@stoa/domain/ordering/pricing/vat-place'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { DocumentRecipient, Issuer } from '../../ports/tax-documents.ts'

/** Of the document `d`, for statements that read it with others. */
export const documentVat = sql<DocumentVat[]>`
  (select json_agg(json_build_object('rate', v.rate, 'grossCents', v.gross_cents, 'netCents', v.net_cents, 'vatCents', v.vat_cents)
    order by v.rate) from document_vat v where v.document_id = d.id)`

export const documentPayments = sql<DocumentAmounts['payments']>`
  (select json_agg(json_build_object('kind', p.kind, 'cents', p.cents, 'transaction', p.transaction) order by p.position)
    from document_payment p where p.document_id = d.id)`

export const documentRecipient = sql<DocumentRecipient | null>`
  (select json_build_object('companyName', r.company_name, 'profession', r.profession, 'vatNumber', r.vat_number,
      'taxOffice', r.tax_office, 'country', r.country, 'street', r.street, 'city', r.city, 'postalCode', r.postal_code)
    from document_recipient r where r.document_id = d.id)`

export interface CopiedAmountsRow {
  vat: DocumentAmounts['vat']
  payments: DocumentAmounts['payments']
  gross_cents: number
  net_cents: number
  vat_cents: number
  recipient: DocumentRecipient | null
}

/** The document as it was issued; what else is read of it depends on the reader. */
export interface StoredDocumentRow extends CopiedAmountsRow {
  uid: string
  series: string
  number: number
  issued_on: string
  scheme: VatScheme
  issuer: Issuer
}

/** As they were issued. */
export async function getIssuedAmounts(tx: Executor, documentId: number): Promise<CopiedAmountsRow> {
  const { rows } = await sql<CopiedAmountsRow>`
    select d.gross_cents, d.net_cents, d.vat_cents, ${documentVat} as vat, ${documentPayments} as payments,
      ${documentRecipient} as recipient
    from document d where d.id = ${documentId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`there is no document ${documentId}`)
  return row
}

export interface IssuedRow {
  id: number
  kind: DocumentKind
  scheme: VatScheme
}

/** The receipt or invoice of an order. */
export async function findIssued(tx: Executor, orderId: number): Promise<IssuedRow | null> {
  const { rows } = await sql<IssuedRow>`
    select d.id, d.kind, d.scheme from document d where d.order_id = ${orderId} and d.corrects_id is null`.execute(tx)
  return rows[0] ?? null
}

/** Whether there is a document of which some came back, and nobody has said what. */
export async function isCreditUnclear(tx: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ unclear: boolean }>`
    select exists (select from document d where d.order_id = ${orderId} and d.corrects_id is null)
      and not exists (select from order_return r where r.order_id = ${orderId} and r.reason is null) as unclear`.execute(
    tx,
  )
  return rows[0]?.unclear ?? false
}
