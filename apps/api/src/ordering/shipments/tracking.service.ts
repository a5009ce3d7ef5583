// What carriers report about parcels, asked for or sent. Events are kept as they come, each once; where a parcel is follows
// from all of them, so that it does not matter in which order they came.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import { currentState, isOnItsWay } from '@stoa/domain/ordering/delivery/parcel-state'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { recordOrderEvent } from '../../database/order-event.ts'
import { enqueueEvent } from '../../database/outbox.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { CarrierEvent, Carriers, PushedEvent } from '../../ports/carrier.ts'
import * as queries from './parcels.queries.ts'

/** How many were new. */
export const saveEvents = (
  db: Database,
  parcelId: number,
  { events, pin }: { events: readonly CarrierEvent[]; pin: string | null },
  now: number,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { order_id, state, carrier, number } = await queries.lockParcel(tx, parcelId)
    const added = await queries.insertEvents(tx, { id: parcelId, order_id }, events, new Date(now))
    const current = added > 0 ? currentState(await queries.listEvents(tx, parcelId)) : null
    if (!current) return added
    await queries.saveState(tx, parcelId, { ...current, isOnItsWay: isOnItsWay(current.state), pin })
    if (current.state === state) return added
    await enqueueEvent(tx, 'parcel.moved', { orderId: order_id })
    const moved = { type: 'parcel.moved', data: { carrier, number, state: current.state } } as const
    await recordOrderEvent(tx, order_id, moved, new Date(now))
    return added
  })

/** Of every parcel of an order whose shipment stands; null for one of which nothing is reported. */
export const { listParcelStates } = queries

/** Refused for a parcel that is not ours, or whose shipment is not settled yet. */
export async function savePushedEvent(
  db: Database,
  carrier: CarrierCode,
  event: PushedEvent,
  now: number,
): Promise<Outcome<number, 'parcel_not_found'>> {
  const { reference, parcelNumber: number, pin } = event
  const parcelId = await queries.findParcelId(db, { carrier, reference, number })
  if (parcelId === undefined) return refused('parcel_not_found')
  return done(await saveEvents(db, parcelId, { events: [event], pin }, now))
}

const batch = 50

export interface Tracked {
  asked: number
  events: number
}

/** Asks about the parcels that are due. A carrier that does not answer is asked about no more of them this time. */
export async function trackDueParcels(db: Database, carriers: Carriers, now: () => number): Promise<Tracked> {
  const silent = new Set<CarrierCode>()
  const tracked: Tracked = { asked: 0, events: 0 }
  for (const { id, carrier: code, number } of await queries.takeDueParcels(db, new Date(now()), batch)) {
    const carrier = carriers.get(code)
    if (!carrier || silent.has(code)) continue
    const answer = await carrier.track(number)
    tracked.asked += 1
    if (answer.ok) tracked.events += await saveEvents(db, id, { events: answer.value, pin: null }, now())
    else if (answer.refusal === 'unavailable' || answer.refusal === 'temporary') silent.add(code)
  }
  return tracked
}
