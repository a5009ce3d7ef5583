// The payment state of an order, for the modules of payments and for the staff.

import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { awaitsPayment } from '@stoa/domain/ordering/payment/awaits-payment'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { findWaiting } from '../stock/advance.service.ts'
import { type MovedOrder, moveBySystem } from './move-order.service.ts'
import { recordPayment } from './order-paid.service.ts'
import * as queries from './order-payment.queries.ts'

export const lockOrder = queries.lockOrder

/** The shop starts on an order that waited for its payment, unless it waits for copies as well. */
export async function markPaid(tx: Executor, order: MovedOrder, now: number): Promise<void> {
  if (getOrderStatus(order.status) === 'pending') {
    const to = (await findWaiting(tx, order.id)) ? 'checkingStock' : 'processing'
    await moveBySystem(tx, order, { to, source: 'payment', reason: 'paid', now })
  }
  await recordPayment(tx, order.id, now)
}

/** The amount has arrived at one of the shop's accounts. `code`: the order's. */
export async function recordDeposit(
  tx: Executor,
  code: string,
  now: number,
): Promise<Outcome<null, 'order_not_found' | 'no_deposit_expected'>> {
  const order = await queries.lockOrder(tx, { code })
  if (!order) return refused('order_not_found')
  const isExpected = awaitsPayment(order.payment_status, getOrderStatus(order.status))
  if (!isExpected || !findPaymentKind(order.payment)?.deposit) return refused('no_deposit_expected')
  await markPaid(tx, order, now)
  return done(null)
}
