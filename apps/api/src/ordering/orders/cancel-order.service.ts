// Cancelling an order with which the shop has not begun, by whoever placed it.

import type { Refusal } from '@stoa/contract/refusals'
import { type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { moveOrder } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'
import type { TrackingRow } from './orders.queries.ts'
import { getTracking, isOrderEmail } from './orders.service.ts'

type CancelRefusal = Refusal<'order_not_found' | 'order_not_cancellable'>

/** The order as it is after it. The buyer gets an e-mail, once. */
export const cancelOrder = (
  db: Database,
  { uid, email, now }: { uid: string; email: string; now: number },
): Promise<Outcome<TrackingRow, CancelRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<TrackingRow, CancelRefusal>> => {
    const order = (await isOrderEmail(tx, uid, email)) ? await lockOrder(tx, { uid }) : null
    if (!order) return refused({ code: 'order_not_found' })
    const how = { actor: 'customer', source: 'shop', reason: 'customer_request', notify: true, now } as const
    const moved = await moveOrder(tx, order, { to: 'cancelled', ...how })
    return moved.ok ? getTracking(tx, uid) : refused({ code: 'order_not_cancellable' })
  })
