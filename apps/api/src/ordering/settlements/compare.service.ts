// Compares what providers have settled with the shop’s books. What they say was paid and is not paid here is asked about at
// once; the poller records the answer as any other, and the row is compared again.

import { shopCurrency } from '@stoa/domain/money'
import {
  type BookedAttempt,
  checkPayout,
  checkSale,
  type ExceptionKind,
} from '@stoa/domain/ordering/settlements/match-settlement'
import type { Database } from '../../database/connect.ts'
import { postEach } from '../../database/ledger.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { findUnsettledRefund } from '../orders/refunds.service.ts'
import { endChargeback, openChargeback } from './chargebacks.service.ts'
import { closeArrived } from './exceptions.queries.ts'
import { closeAgreed, closePaidOut, turnCollected } from './payouts.queries.ts'
import * as queries from './settlements.queries.ts'

const batch = 1000

/** Of all rows that were not compared. Returns how many do not agree. */
export async function compareSettlements(db: Database, now: number): Promise<number> {
  let exceptions = 0
  for (let count = batch; count === batch; ) {
    const compared = await inTransaction(db, (tx) => compareBatch(tx, now))
    count = compared.length
    exceptions += compared.filter(({ exception }) => exception !== null).length
  }
  return exceptions
}

async function compareBatch(tx: Executor, now: number): Promise<queries.CheckedRow[]> {
  const at = new Date(now)
  await queries.lockSettlements(tx)
  await postCollected(tx, at)
  const rows = await queries.takeUnchecked(tx, batch)
  const attempts = rows.flatMap(({ attempt_id: id }) => (id === null ? [] : [id]))
  const settled = new Map((await queries.listSettled(tx, attempts)).map((row) => [row.attempt_id, row.cents]))
  const books = { settled, refunds: [], now }
  const checked: queries.CheckedRow[] = []
  for (const row of rows) {
    const { exception, refundId = null } = await compareRow(tx, row, books)
    checked.push({ id: row.id, attemptId: row.attempt_id, orderId: row.order_id, refundId, exception })
  }
  await queries.saveChecked(tx, checked, at)
  await closeArrived(tx, attempts, at)
  const payouts = rows.flatMap(({ id, kind }) => (kind === 'payout' ? [id] : []))
  await closeAgreed(tx, payouts, at)
  await closePaidOut(tx, at)
  const unpaid = checked.flatMap((row) => (row.exception === 'not_paid' && row.attemptId ? [row.attemptId] : []))
  await queries.askSoon(tx, unpaid, at)
  return checked
}

/** What was booked as paid out has gone the other way: once back, and once more. */
async function postCollected(tx: Executor, at: Date): Promise<void> {
  const collected = (await turnCollected(tx)).filter(({ currency }) => currency === shopCurrency)
  const moves = collected.map(({ id, provider, cents }) => ({ id, provider, cents: 2 * cents }))
  await postEach(tx, 'collected', moves, { orderId: null, at })
}

/** What rows of the same batch have said so far: changed by each that agrees. */
interface Books {
  /** By attempts, what sales have settled. */
  settled: Map<number, number>
  /** In a row already. */
  refunds: number[]
  now: number
}

interface Compared {
  exception: ExceptionKind | null
  refundId?: number | null
}

const takesBack: ReadonlySet<queries.UncheckedRow['kind']> = new Set(['refund', 'chargeback', 'chargeback_won'])

async function compareRow(tx: Executor, row: queries.UncheckedRow, books: Books): Promise<Compared> {
  if (takesBack.has(row.kind) && row.captured_currency !== null && row.captured_currency !== row.currency)
    return { exception: 'currency_differs' }
  switch (row.kind) {
    case 'sale':
      return compareSale(row, books)
    case 'refund':
      return compareRefund(tx, row, books)
    case 'chargeback':
      return { exception: await takeChargeback(tx, row, books.now) }
    case 'chargeback_won':
      return { exception: await giveBackChargeback(tx, row, books.now) }
    case 'payout':
      return { exception: checkPayout(row.left_cents) }
    case 'fee':
    case 'other':
      return { exception: null }
  }
}

function compareSale(row: queries.UncheckedRow, { settled }: Books): Compared {
  const { attempt_id: attemptId, gross_cents: grossCents, currency } = row
  const settledCents = settled.get(attemptId ?? 0) ?? 0
  const exception = checkSale(bookedOf(row, settledCents), { grossCents, currency })
  if (exception === null && attemptId !== null) settled.set(attemptId, settledCents + grossCents)
  return { exception }
}

const bookedOf = (row: queries.UncheckedRow, settledCents: number): BookedAttempt | null =>
  row.attempt_status && {
    status: row.attempt_status,
    capturedCents: row.captured_cents ?? 0,
    currency: row.captured_currency ?? '',
    instalments: row.instalments ?? 1,
    settledCents,
  }

async function compareRefund(tx: Executor, row: queries.UncheckedRow, { refunds }: Books): Promise<Compared> {
  if (row.attempt_id === null) return { exception: 'unknown' }
  const refundId = await findUnsettledRefund(tx, {
    attemptId: row.attempt_id,
    cents: -row.gross_cents,
    except: refunds,
  })
  if (refundId === null) return { exception: 'refund_unknown' }
  refunds.push(refundId)
  return { exception: null, refundId }
}

async function takeChargeback(tx: Executor, row: queries.UncheckedRow, now: number): Promise<ExceptionKind | null> {
  const { attempt_id: attemptId, order_id: orderId, id: rowId, reason, respond_by: respondBy } = row
  if (attemptId === null || orderId === null) return 'unknown'
  const chargeback = { attemptId, orderId, rowId, cents: -row.gross_cents, reason, respondBy }
  return (await openChargeback(tx, chargeback, now)) ? null : 'chargeback_unknown'
}

async function giveBackChargeback(tx: Executor, row: queries.UncheckedRow, now: number): Promise<ExceptionKind | null> {
  const { attempt_id: attemptId, gross_cents: cents } = row
  if (attemptId === null) return 'unknown'
  return (await endChargeback(tx, { attemptId, status: 'won', cents }, now)) ? null : 'chargeback_unknown'
}
