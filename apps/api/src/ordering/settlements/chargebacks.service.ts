// Payments that buyers' banks take back. While the bank decides nothing is refunded of such a payment, and what it has taken
// for good is not paid back again; what is won is the shop’s as before.

import { shopCurrency } from '@stoa/domain/money'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { postLedger } from '../../database/ledger.ts'
import { alertPayment } from '../../database/staff-alerts.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import * as queries from './chargebacks.queries.ts'

export const listChargebacks = queries.listOpen

/** False when it is more than its payment has left, or another one of it is open. */
export async function openChargeback(tx: Executor, chargeback: queries.NewChargeback, now: number): Promise<boolean> {
  const attempt = await queries.lockTaken(tx, chargeback.attemptId)
  const open = await queries.lockOpen(tx, chargeback.attemptId)
  if (!open) {
    if (chargeback.cents > attempt.untaken_cents) return false
    await insert(tx, attempt, chargeback, new Date(now))
    return true
  }
  if (open.row_id !== null || open.cents !== chargeback.cents) return false
  await queries.attachRow(tx, open.id, chargeback)
  return true
}

async function insert(tx: Executor, attempt: queries.TakenAttempt, chargeback: queries.NewChargeback, at: Date) {
  const subjectId = await queries.insertChargeback(tx, chargeback, at)
  const { provider, reference, currency } = attempt
  const { cents, orderId, rowId, respondBy: lastDay } = chargeback
  if (currency === shopCurrency) await postLedger(tx, 'chargeback', { cents, provider }, { subjectId, orderId, at })
  // what staff have recorded they know
  if (rowId === null) return
  const event = { kind: 'chargeback_opened', key: String(subjectId), now: at.getTime() } as const
  await alertPayment(tx, event, { orderId, provider, reference, amount: { cents, currency }, lastDay })
}

/** False when nobody is taking it back, or another amount. */
export async function endChargeback(tx: Executor, end: queries.ChargebackEnd, now: number): Promise<boolean> {
  const at = new Date(now)
  const ended = await queries.endLatest(tx, end, at)
  if (!ended) return false
  const { id: subjectId, order_id: orderId, cents, provider, reference, currency } = ended
  if (end.status === 'won' && currency === shopCurrency)
    await postLedger(tx, 'chargeback_won', { cents, provider }, { subjectId, orderId, at })
  if (end.status === 'lost') {
    const payment = { orderId, provider, reference, amount: { cents, currency }, lastDay: null }
    await alertPayment(tx, { kind: 'chargeback_lost', key: String(subjectId), now }, payment)
  }
  return true
}

export interface ToldChargeback {
  /** Null for the whole payment. */
  cents: number | null
  reason: string | null
  respondBy: string | null
}

/** What the bank has told staff of the payment of an order. Returns the amount. */
export const recordChargeback = (
  db: Database,
  orderCode: string,
  told: ToldChargeback,
  now: number,
): Promise<Outcome<number, 'no_captured_payment' | 'more_than_captured' | 'charged_back_already'>> =>
  decideInTransaction(db, async (tx) => {
    const attempt = await queries.findCaptured(tx, orderCode)
    if (!attempt) return refused('no_captured_payment')
    const taken = await queries.lockTaken(tx, attempt.id)
    if (await queries.lockOpen(tx, attempt.id)) return refused('charged_back_already')
    const cents = told.cents ?? taken.untaken_cents
    if (cents > taken.untaken_cents || cents === 0) return refused('more_than_captured')
    const { reason, respondBy } = told
    const chargeback = { attemptId: attempt.id, orderId: attempt.order_id, rowId: null, cents, reason, respondBy }
    await insert(tx, taken, chargeback, new Date(now))
    return done(cents)
  })

/** How the bank has decided. */
export const recordDecision = (
  db: Database,
  orderCode: string,
  status: 'won' | 'lost',
  now: number,
): Promise<Outcome<null, 'no_captured_payment' | 'no_chargeback'>> =>
  decideInTransaction(db, async (tx) => {
    const attempt = await queries.findCaptured(tx, orderCode)
    if (!attempt) return refused('no_captured_payment')
    return (await endChargeback(tx, { attemptId: attempt.id, status, cents: null }, now))
      ? done(null)
      : refused('no_chargeback')
  })
