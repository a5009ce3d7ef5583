// What became of an attempt at a provider. Every report about it, from a returning browser, a notification or the provider's
// answer to a question, ends in `recordReport`, which may be called any number of times, at once and in any order.

import { createHash } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import { shopCurrency } from '@stoa/domain/money'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsPayment, unpayableStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import { holdEnd } from '@stoa/domain/ordering/payment/held-payment'
import { type AttemptStatus, decideAttempt } from '@stoa/domain/ordering/payment/payment-attempt'
import {
  type PaymentStanding,
  standingOfAttempt,
  standingOfOrder,
} from '@stoa/domain/ordering/payment/payment-standing'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { postLedger } from '../../database/ledger.ts'
import { alertPayment } from '../../database/staff-alerts.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import type { AttemptName, KnownAttempt, PaymentReport } from '../../ports/payment.ts'
import { canHold, dropHeld, markHeld } from '../orders/held-payments.service.ts'
import { lockOrder, markPaid, takesPayment } from '../orders/order-payment.service.ts'
import { insertSurplusRefund } from '../orders/refunds.service.ts'
import { recordPaymentChange } from './change-payment.service.ts'
import * as queries from './payments.queries.ts'

export interface RecordedReport {
  /**
   * What the shop has to look into: an amount that is owed back, an attempt that was captured again and differently, or an order
   * that has begun and for which nothing is held any more.
   */
  incident: 'surplus' | 'captured_again' | 'hold_lost' | null
  /** What the attempt is now. */
  status: AttemptStatus
  order: { uid: string; language: Language; standing: 'paid' | 'held' | null }
}

/** What is held is asked about once a day: somebody may have released it at the provider. */
export const heldCheckMs = 24 * 60 * 60_000

export const recordReport = (
  db: Database,
  provider: string,
  report: PaymentReport,
  now: number,
): Promise<Outcome<RecordedReport, 'attempt_not_found'>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<RecordedReport, 'attempt_not_found'>> => {
    const found = await queries.findAttempt(tx, provider, report)
    const order = found && (await lockOrder(tx, { id: found.order_id }))
    // under the order's lock nobody else records a report about it: read again what may have changed before
    const attempt = order && (await queries.findAttempt(tx, provider, report))
    if (!order || !attempt) return refused('attempt_not_found')
    await queries.recordMessage(tx, attempt, { digest: digestOf(report), result: report.result }, new Date(now))
    const isOwn = report.result === 'captured' && !(await queries.isTransactionUsed(tx, attempt, report.transaction))
    const paysOrder = isOwn && isAsked(attempt, report) && (await isPaidBy(tx, attempt, order))
    const next = report.result === 'undecided' ? null : decideAttempt(attempt.status, report.result, paysOrder)
    await save(tx, attempt, { report, next, now })
    const standing = await followReport(tx, attempt, { order, report, next, isOwn, now })
    const isLost = queries.holds(attempt) && standing === null && awaitsGoods(order)
    const incident = incidentOf(attempt, report, next) ?? (isLost ? 'hold_lost' : null)
    if (incident) await alertIncident(tx, attempt, { incident, report, now })
    const { uid, language } = order
    return done({ incident, status: next ?? attempt.status, order: { uid, language, standing } })
  })

interface Decided {
  order: PayableOrder
  report: PaymentReport
  next: AttemptStatus | null
  /** Whether the transaction is of this attempt alone. */
  isOwn: boolean
  now: number
}

/** What the attempt's new state brings about. Returns how its order stands; null where it is neither paid nor held. */
async function followReport(
  tx: Executor,
  attempt: queries.AttemptRow,
  { order, report, next, isOwn, now }: Decided,
): Promise<'paid' | 'held' | null> {
  const { payment_status } = order
  if (isOwn && (next === 'captured' || next === 'surplus')) await postCapture(tx, attempt, report, now)
  if (next === 'captured') await payBy(tx, attempt, order, now)
  // a transaction that pays another order as well is not paid back: somebody has to look
  if (next === 'surplus' && isOwn) await oweBack(tx, attempt, report, now)
  if (payment_status === 'paid' || next === 'captured') return 'paid'
  if (next === 'authorised' && (await hold(tx, attempt, { order, report, now }))) return 'held'
  if (next === null || !queries.holds(attempt)) return payment_status === 'held' ? 'held' : null
  await dropHeld(tx, order)
  return null
}

/** Whether it is not over. */
export const awaitsGoods = ({ status }: StoredOrder): boolean => !unpayableStatuses.includes(getOrderStatus(status))

/** Whether the amount pays the order: it is held for it by the attempt, or the order awaits it. */
const isPaidBy = async (tx: Executor, attempt: queries.AttemptRow, order: StoredOrder): Promise<boolean> =>
  queries.holds(attempt) ? awaitsGoods(order) : takesPayment(tx, order)

/** What an attempt of an earlier way of paying has paid after all is paid in that way. */
async function payBy(tx: Executor, attempt: queries.AttemptRow, order: PayableOrder, now: number): Promise<void> {
  await followAttempt(tx, attempt, order, now)
  await markPaid(tx, order, attempt.capture_cents ?? attempt.amount_cents, now)
}

async function followAttempt(
  tx: Executor,
  { payment_type_id: toTypeId, instalments }: queries.AttemptRow,
  { id: orderId, payment_type_id: fromTypeId }: PayableOrder,
  now: number,
): Promise<void> {
  if (toTypeId !== null && toTypeId !== fromTypeId)
    await recordPaymentChange(tx, { orderId, fromTypeId, toTypeId, instalments, at: new Date(now) })
}

interface Authorisation {
  order: PayableOrder
  report: PaymentReport
  now: number
}

/** An order that awaits just this amount goes on with it held. False for what is captured or released at once. */
async function hold(
  tx: Executor,
  attempt: queries.AttemptRow,
  { order, report, now }: Authorisation,
): Promise<boolean> {
  const { id, hold_days: days } = attempt
  const isAwaited = awaitsPayment(order.payment_status, getOrderStatus(order.status))
  if (days === null || !isAwaited || !isAsked(attempt, report) || !(await canHold(tx, order))) return false
  await queries.cancelOpenAttempt(tx, order.id, new Date(now))
  const times = { until: new Date(holdEnd(now, days)), check: new Date(now + heldCheckMs) }
  await queries.saveHeld(tx, id, new Date(now), times)
  await followAttempt(tx, attempt, order, now)
  await markHeld(tx, order, now)
  return true
}

type PayableOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
type StoredOrder = Pick<PayableOrder, 'id' | 'status' | 'payment_status'>

type Capture = Extract<PaymentReport, { result: 'captured' | 'authorised' }>

const isCapture = (report: PaymentReport): report is Capture => report.result === 'captured'

/** Of what it says: a signature may be made anew for the same. */
const digestOf = (report: PaymentReport): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(report).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest()

/** Whether what was captured or authorised is what the attempt asked for; of what is held, what is to be captured. */
const isAsked = (attempt: queries.AttemptRow, report: PaymentReport): boolean =>
  'amountCents' in report &&
  report.amountCents === (attempt.capture_cents ?? attempt.amount_cents) &&
  report.currency === attempt.currency

async function save(
  tx: Executor,
  attempt: queries.AttemptRow,
  { report, next, now }: { report: PaymentReport; next: AttemptStatus | null; now: number },
): Promise<void> {
  const at = new Date(now)
  const isUnverified = 'unverified' in report
  const later = isUnverified ? attempt.check_at : null
  // what is authorised is captured or released by the next check
  const check_at = report.result === 'authorised' ? at : later
  if (next)
    await queries.updateAttempt(tx, attempt.id, { status: next, ...capturedBy(report), settled_at: at, check_at })
  else if (!isUnverified && report.result !== 'undecided' && report.result !== 'authorised')
    await queries.endChecks(tx, attempt.id)
}

async function postCapture(
  tx: Executor,
  { id, order_id, provider }: queries.AttemptRow,
  report: PaymentReport,
  now: number,
): Promise<void> {
  if (!isCapture(report) || report.currency !== shopCurrency) return
  const posted = { subjectId: id, orderId: order_id, at: new Date(now) }
  await postLedger(tx, 'captured', { cents: report.amountCents, provider }, posted)
}

async function oweBack(tx: Executor, attempt: queries.AttemptRow, report: PaymentReport, now: number): Promise<void> {
  const { id: attemptId, order_id: orderId } = attempt
  if (isCapture(report) && report.amountCents > 0)
    await insertSurplusRefund(tx, { attemptId, orderId, cents: report.amountCents }, new Date(now))
}

const capturedBy = (report: PaymentReport) => ({
  transaction: 'transaction' in report ? report.transaction : null,
  captured_cents: isCapture(report) ? report.amountCents : null,
  captured_currency: isCapture(report) ? report.currency : null,
})

interface Incident {
  incident: NonNullable<RecordedReport['incident']>
  report: PaymentReport
  now: number
}

async function alertIncident(
  tx: Executor,
  attempt: queries.AttemptRow,
  { incident: kind, report, now }: Incident,
): Promise<void> {
  const { id, order_id: orderId, provider, reference, amount_cents, currency } = attempt
  // an attempt may be captured again more than once
  const key = kind === 'captured_again' ? `${id} ${digestOf(report).toString('hex')}` : String(id)
  const asked = { cents: amount_cents, currency }
  const amount = isCapture(report) ? { cents: report.amountCents, currency: report.currency } : asked
  await alertPayment(tx, { kind, key, now }, { orderId, provider, reference, amount, lastDay: null })
}

function incidentOf(
  attempt: queries.AttemptRow,
  report: PaymentReport,
  next: AttemptStatus | null,
): RecordedReport['incident'] {
  if (next) return next === 'surplus' ? next : null
  if (!isCapture(report)) return null
  const { transaction, captured_cents, captured_currency } = capturedBy(report)
  const isKnown =
    transaction === attempt.transaction &&
    captured_cents === attempt.captured_cents &&
    captured_currency === attempt.captured_currency
  return isKnown ? null : 'captured_again'
}

export async function findKnownAttempt(
  db: Executor,
  provider: string,
  name: AttemptName,
): Promise<KnownAttempt | null> {
  const row = await queries.findAttempt(db, provider, name)
  return row ? withOrder(db, row) : null
}

/** As a provider is asked about it, or to do something for it. */
export const withOrder = async (db: Executor, row: queries.AttemptRow): Promise<KnownAttempt> =>
  queries.knownAttempt(row, await isPaidBy(db, row, await queries.getPaidOrder(db, row.order_id)))

/** How the payment of an order stands; null when there is no such order. */
export async function findStanding(db: Executor, uid: string) {
  const row = await queries.findOrderPayment(db, uid)
  if (!row) return null
  const { language, payment_status, status, attempt } = row
  return { uid, language, standing: standingOfOrder(payment_status, getOrderStatus(status), attempt) }
}

/** After a report: of the attempt that it was about, unless the order is paid or held in another way. */
export const standingAfter = ({ order, status }: RecordedReport): PaymentStanding =>
  order.standing ?? standingOfAttempt(status)
