// Orders follow their parcels: what a carrier reports moves the order, by the shop itself and by the table of moves.

import { movesByParcels } from '@stoa/domain/ordering/order/follow-parcels'
import { getOrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { done, type Outcome } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { listParcelStates } from '../shipments/tracking.service.ts'
import { moveOrder, type OrderMoveRefusal } from './move-order.service.ts'
import { lockOrder } from './order-payment.service.ts'

/**
 * How many moves were made. Under the order's lock all parcels are read anew, so that two carriers who report at once both
 * count. Refused where what would come back of the order was spent: somebody has to look.
 */
export const followParcels = (db: Database, orderId: number, now: number): Promise<Outcome<number, OrderMoveRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<number, OrderMoveRefusal>> => {
    const order = await lockOrder(tx, { id: orderId })
    if (!order) throw new Error('there is no such order')
    const moves = movesByParcels(getOrderStatus(order.status), await listParcelStates(tx, orderId))
    let current = order
    for (const to of moves) {
      const how = { actor: 'system', source: 'carriers', reason: 'parcels', notify: false, now } as const
      const moved = await moveOrder(tx, current, { to, ...how })
      if (!moved.ok) return moved
      current = { ...current, status: orderStatusNumbers[to] }
    }
    return done(moves.length)
  })
