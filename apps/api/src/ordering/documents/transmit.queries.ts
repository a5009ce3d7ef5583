// The SQL of transmitting documents.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { EnteredDocument } from '../../ports/tax-documents.ts'
import { documentPayments, documentRecipient, documentVat, type StoredDocumentRow } from './issued-documents.queries.ts'

export interface DueDocumentRow extends StoredDocumentRow {
  id: number
  /** This one included. */
  attempts: number
  /** Of the last attempt. */
  problem: string | null
  type: string
  corrects_mark: string | null
}

/** How long a process that took a document may need before another takes it: longer than any call. */
const leaseMs = 2 * 60_000

/**
 * Takes one that is due: nobody else takes it for a while, and a process that ends meanwhile has counted its attempt. A credit
 * waits for what it corrects.
 */
export async function takeDueDocument(db: Executor, now: Date): Promise<DueDocumentRow | null> {
  const { rows } = await sql<DueDocumentRow>`
    with due as (
      select t.document_id from document_transmission t join document d on d.id = t.document_id
      left join document_transmission c on c.document_id = d.corrects_id
      where t.next_at <= ${now} and (d.corrects_id is null or c.mark is not null)
      order by t.next_at, t.document_id limit 1 for update of t skip locked),
    taken as (
      update document_transmission t set attempts = t.attempts + 1, next_at = ${new Date(now.getTime() + leaseMs)}
      from due where t.document_id = due.document_id returning t.document_id, t.attempts, t.problem)
    select d.id, taken.attempts, taken.problem, d.uid, d.type, d.series, d.number, d.issued_on, d.scheme, d.gross_cents,
      d.net_cents, d.vat_cents, ${documentVat} as vat, ${documentPayments} as payments, ${documentRecipient} as recipient,
      i.facts as issuer, (select c.mark from document_transmission c where c.document_id = d.corrects_id) as corrects_mark
    from taken join document d on d.id = taken.document_id join document_issuer i on i.id = d.issuer_id`.execute(db)
  return rows[0] ?? null
}

/** With the event for other systems. */
export const saveAccepted = (db: Executor, id: number, entered: EnteredDocument, at: Date): Promise<unknown> =>
  sql`
    with accepted as (
      update document_transmission set state = 'accepted', problem = null, next_at = null, answered_at = ${at},
        mark = ${entered.mark}, authentication_code = ${entered.authenticationCode}, qr_url = ${entered.qrUrl}
      where document_id = ${id} and state <> 'accepted' returning order_id, document_id, mark)
    insert into order_event (order_id, event_type, data, at)
    select a.order_id, 'document.accepted', jsonb_build_object('uid', d.uid, 'mark', a.mark), ${at}
    from accepted a join document d on d.id = a.document_id`.execute(db)

export const saveRejected = (db: Executor, id: number, problem: string, at: Date): Promise<unknown> =>
  db
    .updateTable('document_transmission')
    .set({ state: 'rejected', problem, next_at: null, answered_at: at })
    .where('document_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

/** `nextAt`: null when it is left to a person. */
export const saveUnknown = (db: Executor, id: number, problem: string, nextAt: Date | null): Promise<unknown> =>
  db
    .updateTable('document_transmission')
    .set({ problem, next_at: nextAt })
    .where('document_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

export interface OpenDocumentRow {
  code: string
  series: string
  number: number
  state: string
  attempts: number
  problem: string | null
  issued_on: string
}

/** Those that the tax authority does not have, oldest first. */
export const listOpenDocuments = (db: Executor, limit: number): Promise<OpenDocumentRow[]> =>
  db
    .selectFrom('document_transmission as t')
    .innerJoin('document as d', 'd.id', 't.document_id')
    .innerJoin('customer_order as o', 'o.id', 'd.order_id')
    .select(['o.code', 'd.series', 'd.number', 'd.issued_on', 't.state', 't.attempts', 't.problem'])
    .where('t.state', '<>', 'accepted')
    .orderBy('d.id')
    .limit(limit)
    .execute()

/** Those that could not be issued, oldest first. */
export const listHolds = (db: Executor, limit: number) =>
  db
    .selectFrom('document_hold as h')
    .innerJoin('customer_order as o', 'o.id', 'h.order_id')
    .select(['o.code', 'h.reason', 'h.since'])
    .orderBy('h.since')
    .orderBy('h.order_id')
    .limit(limit)
    .execute()

/** False for a document that is not there, or is entered. */
export async function requestTransmission(
  db: Executor,
  { series, number }: { series: string; number: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update document_transmission t set state = 'waiting', next_at = ${at}
    from document d where d.id = t.document_id and d.series = ${series} and d.number = ${number} and t.state <> 'accepted'
    returning t.document_id`.execute(db)
  return rows.length > 0
}
