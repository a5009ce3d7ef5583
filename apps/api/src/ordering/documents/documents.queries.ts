// The SQL of reading documents.

import type { DocumentKind } from '@stoa/domain/ordering/order/order-document'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { documentPayments, documentRecipient, documentVat, type StoredDocumentRow } from './issued-documents.queries.ts'

export interface OrderDocumentRow {
  uid: string
  kind: DocumentKind
  series: string
  number: number
  issuedOn: string
  grossCents: number
  /** Null until it is transmitted. */
  mark: string | null
}

/** Those of the order `o`, oldest first. */
export const documentsColumn = sql<OrderDocumentRow[]>`coalesce((
  select json_agg(json_build_object('uid', d.uid, 'kind', d.kind, 'series', d.series, 'number', d.number,
      'issuedOn', d.issued_on, 'grossCents', d.gross_cents, 'mark', t.mark) order by d.id)
  from document d join document_transmission t on t.document_id = d.id where d.order_id = o.id), '[]')`

export interface DocumentLineRow {
  name: string
  dimension: string | null
  quantity: number
  cents: number
}

export interface DocumentRow extends StoredDocumentRow {
  kind: DocumentKind
  order_code: string
  /** Of the document that it corrects. */
  corrects: { series: string; number: number; issuedOn: string } | null
  lines: DocumentLineRow[]
  /** Of a credit note, what it takes back of the prices. */
  allowance_cents: number
  /** Postage, fees and what was taken off the whole order. */
  extras: { kind: string; labelEl: string | null; labelEn: string | null; cents: number }[]
  mark: string | null
  /** By the tax authority. */
  rejected: boolean
  authentication_code: string | null
  qr_url: string | null
}

/** One of an order. `outsideKinds`: the kinds of products that are in no document. */
export async function findDocument(
  db: Executor,
  { orderUid, documentUid, outsideKinds }: { orderUid: string; documentUid: string; outsideKinds: readonly string[] },
): Promise<DocumentRow | null> {
  const goods = sql`(
    select n.line, n.quantity, n.cents from document_line n where n.document_id = d.id
    union all
    select l.position, l.quantity, l.total_cents from order_line l join product p on p.id = l.product_id
    where l.order_id = o.id and p.kind <> all(${outsideKinds}::text[])
      and d.corrects_id is null)`
  const { rows } = await sql<DocumentRow>`
    select d.uid, d.kind, d.series, d.number, d.issued_on, d.scheme, d.gross_cents, d.net_cents, d.vat_cents, d.allowance_cents,
      ${documentVat} as vat, ${documentPayments} as payments, ${documentRecipient} as recipient,
      i.facts as issuer, o.code as order_code,
      (select json_build_object('series', c.series, 'number', c.number, 'issuedOn', c.issued_on)
        from document c where c.id = d.corrects_id) as corrects,
      coalesce((select json_agg(json_build_object('name', l.name, 'dimension', l.dimension_name, 'quantity', n.quantity,
          'cents', n.cents) order by l.position)
        from ${goods} n join order_line l on l.order_id = o.id and l.position = n.line), '[]') as lines,
      coalesce((select json_agg(json_build_object('kind', a.kind, 'labelEl', a.label_el, 'labelEn', a.label_en, 'cents', a.cents)
          order by a.position)
        from order_adjustment a where a.order_id = o.id and a.line is null and a.cents <> 0
          and d.gross_cents - d.allowance_cents > (select coalesce(sum(n.cents), 0) from ${goods} n)), '[]') as extras,
      t.mark, coalesce(t.state = 'rejected', false) as rejected, t.authentication_code, t.qr_url
    from document d join customer_order o on o.id = d.order_id join document_issuer i on i.id = d.issuer_id
    join document_transmission t on t.document_id = d.id
    where o.uid = ${orderUid} and d.uid = ${documentUid}`.execute(db)
  return rows[0] ?? null
}
