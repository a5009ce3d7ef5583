// Transmits documents to the tax authority, outside of any transaction. An attempt is counted before it is made; from the
// second one on the authority is asked first whether it has the document, so that none is entered twice. No document gets
// another number because of it.

import { nextTransmission } from '@stoa/domain/ordering/order/order-document'
import type { Executor } from '../../database/transaction.ts'
import type { TaxDocument, TaxDocuments, Transmission } from '../../ports/tax-documents.ts'
import * as queries from './transmit.queries.ts'

export interface TransmittedDocuments {
  accepted: number
  /** Tried again later. */
  waiting: number
  /** For a person, as `ΑΛΠ-2026 12: why`. */
  left: string[]
}

/** What is due, one after the other; stops for now when the authority cannot be reached. */
export async function transmitDue(
  db: Executor,
  documents: TaxDocuments,
  now: () => number,
): Promise<TransmittedDocuments> {
  const done: TransmittedDocuments = { accepted: 0, waiting: 0, left: [] }
  for (;;) {
    const row = await queries.takeDueDocument(db, new Date(now()))
    if (!row) return done
    const transmission = await transmit(documents, row)
    const isLeft = await save(db, row, transmission, now())
    if (transmission.result === 'accepted') done.accepted += 1
    else if (isLeft) done.left.push(`${row.series} ${row.number}: ${transmission.problem}`)
    else done.waiting += 1
    if (transmission.result === 'unknown') return done
  }
}

async function transmit(documents: TaxDocuments, row: queries.DueDocumentRow): Promise<Transmission> {
  const document = toDocument(row)
  if (row.attempts > 1) {
    const found = await documents.find(document)
    if (found.result !== 'absent') return found
  }
  return documents.send(document)
}

const toDocument = (row: queries.DueDocumentRow): TaxDocument => ({
  ...{ uid: row.uid, type: row.type, series: row.series, number: row.number, issuedOn: row.issued_on },
  ...{ issuer: row.issuer, recipient: row.recipient, scheme: row.scheme, correctsMark: row.corrects_mark },
  ...{ vat: row.vat, payments: row.payments, isLate: row.problem !== null },
  ...{ netCents: row.net_cents, vatCents: row.vat_cents, grossCents: row.gross_cents },
})

/** Whether it is left to a person. */
async function save(
  db: Executor,
  { id, attempts }: queries.DueDocumentRow,
  transmission: Transmission,
  now: number,
): Promise<boolean> {
  if (transmission.result === 'accepted') {
    await queries.saveAccepted(db, id, transmission.entered, new Date(now))
    return false
  }
  if (transmission.result === 'rejected') {
    await queries.saveRejected(db, id, transmission.problem, new Date(now))
    return true
  }
  const next = nextTransmission(attempts, now)
  await queries.saveUnknown(db, id, transmission.problem, next === null ? null : new Date(next))
  return next === null
}

/** For the staff: what is not transmitted or could not be issued, and transmitting it now. */
export const { listHolds, listOpenDocuments, requestTransmission } = queries
