// Orders that wait to be paid at a provider hold copies which nobody has paid for. When nobody has tried for an hour, and no
// provider has still to say what became of a try, they are given up as those without their deposit.

import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { getOrderStatus } from '@stoa/domain/ordering/order/order-status'
import { isKeptUnpaid } from '@stoa/domain/ordering/payment/deposit-deadline'
import { givenUpUnpaid, lostHoldDeadline } from '@stoa/domain/ordering/payment/held-payment'
import type { Database } from '../../database/connect.ts'
import { changeOneByOne } from '../../database/one-by-one.ts'
import type { Executor } from '../../database/transaction.ts'
import type { PayableOrderRow } from './order-payment.queries.ts'
import { isNotBegun, type Released, releaseUnpaid, sumOf } from './unpaid-deposits.service.ts'
import * as queries from './unpaid-payments.queries.ts'

const batch = 100
const patienceMs = 60 * 60_000

/** One batch; what is left comes with the next. */
export async function releaseUnpaidPayments(db: Database, now: number): Promise<Released> {
  const since = new Date(now - patienceMs)
  const idle = await queries.listIdle(db, since, batch)
  return sumOf(await changeOneByOne(db, idle, (tx, { id }) => release(tx, id, since, now)))
}

const release = (tx: Executor, orderId: number, since: Date, now: number): Promise<number | null> =>
  releaseUnpaid(tx, orderId, {
    source: 'payments',
    now,
    isDue: async ({ status }) => isNotBegun(status) && (await queries.isStillIdle(tx, orderId, since)),
  })

/**
 * Of orders whose amount was held, and lost: their buyers were told until when they are kept. One that is invoiced, or has a
 * shipment, is for people to look after.
 */
export async function releaseLostHolds(db: Database, now: number): Promise<Released> {
  const since = new Date(now - patienceMs)
  const lost = await queries.listLost(db, since, batch)
  const isOver = ({ lost_at }: queries.LostRow) => lostHoldDeadline(lost_at.getTime()) < dayOf(now)
  return sumOf(await changeOneByOne(db, lost.filter(isOver), (tx, { id }) => releaseLost(tx, id, since, now)))
}

const releaseLost = (tx: Executor, orderId: number, since: Date, now: number): Promise<number | null> =>
  releaseUnpaid(tx, orderId, {
    source: 'payments',
    now,
    isDue: async ({ status }) =>
      givenUpUnpaid.includes(getOrderStatus(status)) && (await queries.isStillIdle(tx, orderId, since)),
  })

/** Whether a locked order may still be tried to be paid: whoever tries every hour would keep its copies for ever. */
export const isKept = ({ status, placed_at }: Pick<PayableOrderRow, 'status' | 'placed_at'>, now: number): boolean =>
  !isNotBegun(status) || isKeptUnpaid(placed_at.getTime(), now)
