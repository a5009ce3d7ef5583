// The payment state of an order, for the modules of payments and for the staff.

import type { Cents } from '@stoa/domain/money'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsPayment } from '@stoa/domain/ordering/payment/awaits-payment'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { findWaiting } from '../stock/advance.service.ts'
import { isShort } from './claim-again.service.ts'
import { canResume, oweLatePayment, resumeOrder } from './late-payments.service.ts'
import { type MovedOrder, moveBySystem } from './move-order.service.ts'
import { promisePaid } from './moved-days.service.ts'
import { postReceived } from './order-ledger.service.ts'
import { recordPayment } from './order-paid.service.ts'
import * as queries from './order-payment.queries.ts'

export const lockOrder = queries.lockOrder

/** Whether money pays for a locked order: it awaits it, or was given up for want of it and can go on. */
export async function takesPayment(
  tx: Executor,
  { id, status, payment_status }: Pick<MovedOrder, 'id' | 'status' | 'payment_status'>,
): Promise<boolean> {
  if (awaitsPayment(payment_status, getOrderStatus(status))) return true
  return payment_status === 'awaiting' && getOrderStatus(status) === 'cancelled' && canResume(tx, id)
}

/**
 * The shop starts on an order that waited for its payment, unless it waits for copies as well, or was given up for want of it.
 * `cents`: what came in.
 */
export async function markPaid(tx: Executor, order: MovedOrder, cents: Cents, now: number): Promise<void> {
  if (getOrderStatus(order.status) === 'cancelled') {
    await promisePaid(tx, order.id, now)
    await resumeOrder(tx, order, cents, now)
    return
  }
  await beginPaid(tx, order, { reason: 'paid', now })
  await recordPayment(tx, order.id, cents, now)
}

/** Of an order that waited for nothing but its payment, or for copies as well. */
export async function beginPaid(
  tx: Executor,
  order: MovedOrder,
  { reason, now }: { reason: 'paid' | 'held'; now: number },
): Promise<void> {
  if (getOrderStatus(order.status) !== 'pending') return
  await promisePaid(tx, order.id, now)
  const to = (await findWaiting(tx, order.id)) ? 'checkingStock' : 'processing'
  await moveBySystem(tx, order, { to, source: 'payment', reason, now })
}

/** What of it: the shop begins, it has no copies left, or owes the money back. */
export type Deposited = 'begun' | 'short' | 'owed'

/** The amount has arrived at one of the shop's accounts. `code`: the order's. */
export async function recordDeposit(
  tx: Executor,
  code: string,
  now: number,
): Promise<Outcome<Deposited, 'order_not_found' | 'no_deposit_expected'>> {
  const order = await queries.lockOrder(tx, { code })
  if (!order) return refused('order_not_found')
  if (order.payment_status !== 'awaiting' || !findPaymentKind(order.payment)?.deposit)
    return refused('no_deposit_expected')
  await postReceived(tx, order, now)
  if (!(await takesPayment(tx, order))) {
    await oweLatePayment(tx, order, now)
    return done('owed')
  }
  await markPaid(tx, order, order.payable_cents, now)
  return done((await isShort(tx, order.id)) ? 'short' : 'begun')
}
