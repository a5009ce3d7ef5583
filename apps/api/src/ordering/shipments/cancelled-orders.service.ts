// An order that is cancelled takes its shipments back from their carriers, and so does one of which packed goods were withdrawn
// from. It follows from what the order is and not from its move, so that a shipment which was being created meanwhile is found
// too. No transaction is open during a call.

import type { Database } from '../../database/connect.ts'
import type { Carriers } from '../../ports/carrier.ts'
import * as queries from './cancelled-orders.queries.ts'
import { cancelShipment } from './shipments.service.ts'

const batch = 20
const retryMs = 10 * 60_000

/** A day of trying: then the parcel is collected. */
const mostAttempts = 144

export interface CancelledShipments {
  cancelled: number
  /** What somebody has to stop, as `STO-26-000001-1: why`. */
  refused: string[]
}

export async function cancelShipmentsOfOrders(
  db: Database,
  carriers: Carriers,
  now: () => number,
): Promise<CancelledShipments> {
  const result: CancelledShipments = { cancelled: 0, refused: [] }
  const at = now()
  const due = await queries.takeDueCancels(db, { now: new Date(at), next: new Date(at + retryMs), limit: batch })
  for (const { id, reference, attempts } of due) {
    const answer = await cancelShipment(db, carriers, reference)
    if (answer.ok) {
      result.cancelled += 1
    } else if (!mayWorkLater(answer.refusal) || attempts >= mostAttempts) {
      await queries.saveCancelRefused(db, id, answer.refusal)
      result.refused.push(`${reference}: ${answer.refusal}`)
    }
  }
  return result
}

/** `not_offered`: its carrier may be configured again. */
const mayWorkLater = (refusal: string): boolean => ['temporary', 'unavailable', 'not_offered'].includes(refusal)
