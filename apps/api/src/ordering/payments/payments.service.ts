// Paying an order at a provider. An attempt is committed before the buyer is sent there, and every report about it ends in
// `settleAttempt`, which may be called any number of times, at once and in any order.

import { randomUUID } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsPayment } from '@stoa/domain/ordering/payment/awaits-payment'
import { type AttemptStatus, decideSettlement } from '@stoa/domain/ordering/payment/payment-attempt'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import {
  findPaymentProvider,
  type PaymentProvider,
  type PaymentProviders,
  type PaymentReport,
  type PaymentRequest,
} from '../../ports/payment.ts'
import { lockOrder, markPaid, takesPayment } from '../orders/order-payment.service.ts'
import * as queries from './payments.queries.ts'

const currency = 'EUR'

type NewAttempt = Omit<PaymentRequest, 'returnUrl' | 'notifyUrl'> & { provider: PaymentProvider }

/** What the page needs that a buyer sees next. */
export interface BuyersOrder {
  uid: string
  language: Language
  paid: boolean
}

/** A new attempt with a reference of its own; one that was under way is given up. Refused with the order, if there is one. */
export const beginAttempt = (
  db: Database,
  { uid, providers, now }: { uid: string; providers: PaymentProviders; now: number },
): Promise<Outcome<NewAttempt, BuyersOrder | null>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<NewAttempt, BuyersOrder | null>> => {
    const order = await lockOrder(tx, { uid })
    if (!order) return refused(null)
    const awaited = awaitsPayment(order.payment_status, getOrderStatus(order.status))
    const provider = findPaymentProvider(providers, order.payment)
    if (!awaited || !provider)
      return refused({ uid: order.uid, language: order.language, paid: order.payment_status === 'paid' })
    const begun_at = new Date(now)
    const { due_cents: amountCents, code: orderCode, language, payment: kind } = order
    const reference = randomUUID().replaceAll('-', '')
    await queries.cancelOpenAttempt(tx, order.id, begun_at)
    await queries.insertAttempt(tx, {
      order_id: order.id,
      provider: provider.code,
      reference,
      amount_cents: amountCents,
      currency,
      begun_at,
    })
    return done({ provider, kind, reference, amountCents, currency, orderCode, language })
  })

export interface Settlement {
  /** What the shop has to look into: an amount that is owed back, or an attempt that was captured again and differently. */
  incident: 'surplus' | 'captured_again' | null
  order: BuyersOrder
}

export const settleAttempt = (
  db: Database,
  provider: string,
  report: PaymentReport,
  now: number,
): Promise<Outcome<Settlement, 'attempt_not_found'>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<Settlement, 'attempt_not_found'>> => {
    const found = await queries.findAttempt(tx, provider, report.reference)
    const order = found && (await lockOrder(tx, { id: found.order_id }))
    // under the order's lock nobody else settles an attempt of it: read again what may have changed before
    const attempt = order && (await queries.findAttempt(tx, provider, report.reference))
    if (!order || !attempt) return refused('attempt_not_found')
    const { uid, language, payment_status } = order
    const paysOrder =
      report.result === 'captured' && (await takesPayment(tx, order)) && (await isAsked(tx, attempt, report))
    const next = decideSettlement(attempt.status, report.result, paysOrder)
    if (next)
      await queries.updateAttempt(tx, attempt.id, { status: next, ...capturedBy(report), settled_at: new Date(now) })
    if (next === 'captured') await markPaid(tx, order, now)
    const paid = payment_status === 'paid' || next === 'captured'
    return done({ incident: incidentOf(attempt, report, next), order: { uid, language, paid } })
  })

type Capture = Extract<PaymentReport, { result: 'captured' }>

/** Whether what was captured is what the attempt asked for, and no other attempt was captured with it. */
const isAsked = async (tx: Executor, attempt: queries.AttemptRow, capture: Capture): Promise<boolean> =>
  !(await queries.isTransactionUsed(tx, attempt, capture.transaction)) &&
  capture.amountCents === attempt.amount_cents &&
  capture.currency === attempt.currency

const capturedBy = (report: PaymentReport) =>
  report.result === 'captured'
    ? { transaction: report.transaction, captured_cents: report.amountCents, captured_currency: report.currency }
    : { transaction: null, captured_cents: null, captured_currency: null }

function incidentOf(
  attempt: queries.AttemptRow,
  report: PaymentReport,
  next: AttemptStatus | null,
): Settlement['incident'] {
  if (next) return next === 'surplus' ? next : null
  if (report.result !== 'captured') return null
  const { transaction, captured_cents, captured_currency } = capturedBy(report)
  const isKnown =
    transaction === attempt.transaction &&
    captured_cents === attempt.captured_cents &&
    captured_currency === attempt.captured_currency
  return isKnown ? null : 'captured_again'
}
