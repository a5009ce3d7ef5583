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
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { PaymentProviders, PaymentReport, PaymentRequest } from '../../ports/payment.ts'
import { lockOrder, markPaid } from '../orders/order-payment.service.ts'
import * as queries from './payments.queries.ts'

const currency = 'EUR'

type NewAttempt = Omit<PaymentRequest, 'returnUrl' | 'notifyUrl'> & { provider: string }

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
    if (!awaited || !providers.has(order.payment))
      return refused({ uid: order.uid, language: order.language, paid: order.payment_status === 'paid' })
    const begun_at = new Date(now)
    const { total_cents: amountCents, code: orderCode, language, payment: provider } = order
    const reference = randomUUID().replaceAll('-', '')
    await queries.cancelOpenAttempt(tx, order.id, begun_at)
    await queries.insertAttempt(tx, {
      order_id: order.id,
      provider,
      reference,
      amount_cents: amountCents,
      currency,
      begun_at,
    })
    return done({ provider, reference, amountCents, currency, orderCode, language })
  })

export interface Settlement {
  /** The attempt's state after the report. */
  status: AttemptStatus
  /** Whether this report brought it there. */
  changed: boolean
  order: BuyersOrder
}

type SettleRefusal = 'attempt_not_found' | 'amount_differs' | 'transaction_used'

export async function settleAttempt(
  db: Database,
  provider: string,
  report: PaymentReport,
  now: number,
): Promise<Outcome<Settlement, SettleRefusal>> {
  try {
    return await decideInTransaction(db, (tx) => settleOnce(tx, provider, report, now))
  } catch (error) {
    if (isUniqueViolation(error, 'payment_attempt_transaction')) return refused('transaction_used')
    throw error
  }
}

async function settleOnce(
  tx: Executor,
  provider: string,
  report: PaymentReport,
  now: number,
): Promise<Outcome<Settlement, SettleRefusal>> {
  const found = await queries.findAttempt(tx, provider, report.reference)
  const order = found && (await lockOrder(tx, { id: found.order_id }))
  // under the order's lock nobody else settles an attempt of it: read again what may have changed before
  const attempt = order && (await queries.findAttempt(tx, provider, report.reference))
  if (!order || !attempt) return refused('attempt_not_found')
  const captured = report.result === 'captured' ? report : null
  if (captured && (captured.amountCents !== attempt.amount_cents || captured.currency !== attempt.currency))
    return refused('amount_differs')
  const { uid, language, payment_status } = order
  const awaited = awaitsPayment(payment_status, getOrderStatus(order.status))
  const next = decideSettlement(attempt.status, report.result, awaited)
  if (next) {
    const transaction = captured?.transaction ?? null
    await queries.updateAttempt(tx, attempt.id, { status: next, transaction, settled_at: new Date(now) })
    if (next === 'captured') await markPaid(tx, order, now)
  }
  const paid = payment_status === 'paid' || next === 'captured'
  return done({ status: next ?? attempt.status, changed: next !== null, order: { uid, language, paid } })
}
