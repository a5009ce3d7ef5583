// Documents are issued with the move of their order, in its transaction: either both are there or neither. The counter of
// their series is locked until then, so that numbers have no gaps. What cannot be issued yet is held, and the move goes on.
// What comes back line by line is credited in the transaction that receives it.

import { isDeepStrictEqual } from 'node:util'
import type { Cents } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { type DocumentLine, decideCredit } from '@stoa/domain/ordering/order/credit-notes'
import {
  creditOf,
  type DocumentAmounts,
  type DocumentKind,
  documentAmounts,
  documentStep,
  documentType,
  findHold,
  seriesOf,
} from '@stoa/domain/ordering/order/order-document'
import { givesBack } from '@stoa/domain/ordering/order/order-moves'
import type { OrderStatus } from '@stoa/domain/ordering/order/order-status'
import type { VatScheme } from '@stoa/domain/ordering/pricing/vat-place'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor, inTransaction } from '../../database/transaction.ts'
import type { DocumentRecipient, Issuer } from '../../ports/tax-documents.ts'
import { getCreditBasis } from './credit.queries.ts'
import { documentUid } from './document-uid.ts'
import { documentsColumn, type OrderDocumentRow } from './documents.queries.ts'
import * as queries from './issue.queries.ts'
import { findIssued, getIssuedAmounts, isCreditUnclear } from './issued-documents.queries.ts'

/** For statements that read orders with their documents. */
export { documentsColumn, type OrderDocumentRow }

/** What is configured counts from now on; null issues none. */
export async function saveIssuer(db: Executor, issuer: Issuer | null, now: number): Promise<void> {
  const current = await queries.findIssuer(db)
  if (isDeepStrictEqual(current?.facts ?? null, issuer)) return
  await queries.insertIssuer(db, issuer, new Date(now))
}

interface ActiveIssuer {
  id: number
  facts: Issuer
}

async function findActiveIssuer(tx: Executor): Promise<ActiveIssuer | null> {
  const row = await queries.findIssuer(tx)
  return row?.facts ? { id: row.id, facts: row.facts } : null
}

/** In the transaction of the move, under the order's lock. */
export async function documentMove(tx: Executor, orderId: number, to: OrderStatus, now: number): Promise<void> {
  const step = documentStep(to)
  if (step === null) return
  const issuer = await findActiveIssuer(tx)
  if (!issuer) return
  if (step === 'issue') return issue(tx, issuer, orderId, now)
  if (givesBack(to)) await queries.deleteHold(tx, orderId)
  else if (await isCreditUnclear(tx, orderId))
    return void (await queries.insertHold(tx, orderId, 'returned_by_line', new Date(now)))
  await credit(tx, issuer, orderId, now)
}

/** What came back of a locked order and is not credited yet; the rest of it once nothing is left. */
export async function creditReturns(tx: Executor, orderId: number, now: number): Promise<void> {
  const issuer = await findActiveIssuer(tx)
  if (issuer) await credit(tx, issuer, orderId, now)
}

/**
 * All of the order, and a credit of what has come back of it before. `settledAs`: what a person has agreed with the buyer of an
 * invoice that was held.
 */
async function issue(
  tx: Executor,
  issuer: ActiveIssuer,
  orderId: number,
  now: number,
  settledAs: 'receipt' | 'invoice' | null = null,
): Promise<void> {
  if (await findIssued(tx, orderId)) return
  const order = await queries.getOrderBasis(tx, orderId)
  const scheme = order.scheme ?? 'domestic'
  const amounts = documentAmounts({
    vat: order.vat,
    outsideCents: order.outside_cents,
    means: order.means,
    payment: { kind: order.payment, transaction: order.transaction },
  })
  if (!amounts) return
  const hold = findHold({ invoice: order.invoice, vatResult: order.vat_result, scheme })
  if (hold && !settledAs) return void (await queries.insertHold(tx, orderId, hold, new Date(now)))
  const kind = settledAs ?? (order.invoice ? 'invoice' : 'receipt')
  const recipient = kind === 'invoice' ? order.recipient : null
  await write(
    tx,
    issuer,
    { orderId, kind, scheme, amounts, lines: null, recipient, correctsId: null, allowanceCents: 0 },
    now,
  )
  if (order.returned) await credit(tx, issuer, orderId, now)
}

/** What was never issued needs none, and neither does what is credited already. */
async function credit(tx: Executor, issuer: ActiveIssuer, orderId: number, now: number): Promise<void> {
  const issued = await findIssued(tx, orderId)
  if (!issued) return
  await queries.deleteHold(tx, orderId)
  const { id: correctsId, scheme } = issued
  const { recipient, ...document } = await getIssuedAmounts(tx, correctsId)
  const credited = decideCredit({ document, ...(await getCreditBasis(tx, { orderId, documentId: correctsId })) })
  if (!credited) return
  const kind = creditOf(issued.kind)
  await write(tx, issuer, { orderId, kind, scheme, ...credited, recipient, correctsId }, now)
}

interface WrittenDocument {
  orderId: number
  kind: DocumentKind
  scheme: VatScheme
  amounts: DocumentAmounts
  /** Of a credit note; null for all of the order. */
  lines: readonly DocumentLine[] | null
  recipient: DocumentRecipient | null
  correctsId: number | null
  allowanceCents: Cents
}

async function write(tx: Executor, issuer: ActiveIssuer, document: WrittenDocument, now: number): Promise<void> {
  const { orderId, kind, scheme, correctsId } = document
  const { vatNumber, branch, seriesPrefix } = issuer.facts
  const issuedOn = isoDay(dayOf(now))
  const [type, series] = [documentType(kind, scheme), seriesOf(kind, issuedOn, seriesPrefix)]
  const number = await queries.takeNumber(tx, series)
  const uid = documentUid({ vatNumber, issuedOn, branch, type, series, number })
  const row = {
    ...{ order_id: orderId, kind, type, series, number, uid, scheme },
    ...{ issued_at: new Date(now), issued_on: issuedOn, issuer_id: issuer.id, corrects_id: correctsId },
  }
  await queries.insertDocument(tx, row, document)
}

/** What was held and can be issued now, each in a transaction of its own. Returns how many. */
export async function issueHeld(db: Database, now: number): Promise<number> {
  let issued = 0
  while (await inTransaction(db, (tx) => issueNextHeld(tx, now))) issued += 1
  return issued
}

async function issueNextHeld(tx: Executor, now: number): Promise<boolean> {
  const issuer = await findActiveIssuer(tx)
  const orderId = issuer && (await queries.lockReadyHold(tx))
  if (!issuer || orderId === null) return false
  await queries.deleteHold(tx, orderId)
  await issue(tx, issuer, orderId, now)
  await credit(tx, issuer, orderId, now)
  return true
}

/** What is held for its VAT number is issued as a person has settled it. `code`: the order's. */
export const issueSettled = (
  db: Database,
  { code, as }: { code: string; as: 'receipt' | 'invoice' },
  now: number,
): Promise<Outcome<null, 'not_held' | 'no_issuer'>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<null, 'not_held' | 'no_issuer'>> => {
    const issuer = await findActiveIssuer(tx)
    if (!issuer) return refused('no_issuer')
    const orderId = await queries.lockHold(tx, code)
    if (orderId === null) return refused('not_held')
    await queries.deleteHold(tx, orderId)
    await issue(tx, issuer, orderId, now, as)
    await credit(tx, issuer, orderId, now)
    return done(null)
  })
