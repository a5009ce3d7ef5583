// The SQL of shipments whose order is cancelled, or lacks copies that were packed.

import type { ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

const cancelled = [orderStatusNumbers.cancelled, orderStatusNumbers.notAvailable]

/** There is nothing to call back. */
const over: readonly ParcelState[] = ['expired', 'returning', 'returned', 'cancelled', 'lost', 'missing', 'delivered']

/** Of the shipment `s`. */
const lacksCopies = sql`exists (
  select from order_return r join order_return_line b on b.return_id = r.id
    join order_line l on l.order_id = r.order_id and l.position = b.line and not coalesce(l.extension ? 'giftCard', false)
  where r.order_id = s.order_id and r.unsent and r.id > coalesce(s.last_return_id, 0) and s.pickup_list is null)`

export interface DueCancelRow {
  id: number
  reference: string
  /** This one included. */
  attempts: number
}

/**
 * What stands at a carrier for an order that is cancelled, and its parcels may yet be on their way to the buyer; and what was asked
 * for before its buyer withdrew from goods that are in it: it is packed anew. Each is given to one process, and again at `next`.
 */
export async function takeDueCancels(
  db: Executor,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<DueCancelRow[]> {
  const { rows } = await sql<DueCancelRow>`
    with due as (
      select s.id from shipment s
      where s.state = 'created' and s.cancel_refusal is null and (s.cancel_at is null or s.cancel_at <= ${now})
        and s.id in (select p.shipment_id from shipment_parcel p where p.track_at is not null and coalesce(p.state, 'announced') <> all(${over}::text[]))
        and ((select c.status from order_status_change c where c.order_id = s.order_id order by c.id desc limit 1) = any(${cancelled}::int[]) or ${lacksCopies})
      order by s.id limit ${limit} for update of s skip locked)
    update shipment s set cancel_at = ${next}, cancel_attempts = s.cancel_attempts + 1 from due where s.id = due.id
    returning s.id, s.reference, s.cancel_attempts as attempts`.execute(db)
  return rows
}

export const saveCancelRefused = (db: Executor, id: number, refusal: string): Promise<unknown> =>
  db.updateTable('shipment').set({ cancel_refusal: refusal }).where('id', '=', id).execute()
