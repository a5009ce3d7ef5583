// Paying back what is owed for an order: the provider that captured it does by itself, and people do the rest.

import { sum } from '@stoa/domain/money'
import { decideMove, givesBack } from '@stoa/domain/ordering/order/order-moves'
import { getOrderStatus, type OrderStatus } from '@stoa/domain/ordering/order/order-status'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { type MovedOrder, moveOrder, type OrderMove, settleByHand } from './move-order.service.ts'
import * as queries from './refunds.queries.ts'

/** For a locked order, whenever something may be owed: what its provider can pay back is due there. */
export const oweAtProvider = (tx: Executor, orderId: number, now: number): Promise<void> =>
  queries.insertProviderRefunds(tx, orderId, new Date(now))

/**
 * What is owed for a locked order was paid back by hand. Where nothing of it is with the buyer, that ends the order; a
 * return of a part does not, as more may come back, and its buyer is told. Returns how much it was.
 */
export async function settleRefunds(
  tx: Executor,
  order: MovedOrder,
  { source, now }: Pick<OrderMove, 'source' | 'now'>,
): Promise<Outcome<number, 'nothing_owed' | 'refund_at_provider'>> {
  const settled = await settleByHand(tx, order.id, now)
  const cents = sum(settled.map((one) => one.cents))
  if (cents > 0) await tellOrEnd(tx, order, { actor: 'staff', source, cents, now })
  if (cents > 0) return done(cents)
  return refused((await queries.findOwed(tx, order.id)).still ? 'refund_at_provider' : 'nothing_owed')
}

interface ProviderRefund {
  /** Null for what was owed for the order. */
  returnId: number | null
  cents: number
  now: number
}

/** The provider of a locked order has paid it back. */
export async function settleProviderRefund(tx: Executor, order: MovedOrder, refund: ProviderRefund): Promise<void> {
  const { returnId, cents, now } = refund
  await queries.settleAtProvider(tx, { orderId: order.id, returnId, cents }, new Date(now))
  await tellOrEnd(tx, order, { actor: 'system', source: 'payments', cents, now })
}

type PaidBack = Pick<OrderMove, 'actor' | 'source' | 'now'> & { cents: number }

const isOver = (status: OrderStatus): boolean => givesBack(status) && decideMove(status, 'refund', 'staff').ok

async function tellOrEnd(tx: Executor, order: MovedOrder, { cents, ...how }: PaidBack): Promise<void> {
  const isLast = !(await queries.findOwed(tx, order.id)).still
  if (isLast && isOver(getOrderStatus(order.status))) {
    const moved = await moveOrder(tx, order, { to: 'refund', reason: 'money_returned', notify: false, ...how })
    if (!moved.ok) throw new Error(`order ${order.id} may not end: ${moved.refusal}`)
  } else await enqueueEvent(tx, 'order.refunded', { orderId: order.id, cents, at: how.now })
}

/** Money that is owed to buyers, oldest first. */
export const { listDueRefunds } = queries

/** Of providers: what they captured and is no payment, what they are to pay back now, and what became of it. */
export const { insertSurplusRefund, takeDueRefunds, endRefund, findUnsettledRefund } = queries

export type { DueRefundRow, TakenRefundRow } from './refunds.queries.ts'
