// Shipments at carriers. A row says `creating` before its carrier is called, outside of any transaction; a call without an
// answer is never repeated before the carrier was asked what has become of it.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Carried, CarriedShipment, Carrier, CarrierError, Carriers, ShipmentRequest } from '../../ports/carrier.ts'
import * as queries from './shipments.queries.ts'

export interface NewShipment {
  orderId: number
  carrier: CarrierCode
  request: ShipmentRequest
  /** Of the order, the last one that the request knows of; null for none. What is withdrawn from later is packed anew. */
  lastReturnId: number | null
}

/**
 * `not_offered`: no such carrier is configured. `reference_taken`: by a shipment of something else, or a cancelled one.
 * `not_created`: the carrier has nothing under the reference. `unclear`: somebody has to look it up at the carrier.
 */
export type ShipmentRefusal = CarrierError | 'not_offered' | 'reference_taken' | 'not_created' | 'unclear'

type Created = Outcome<CarriedShipment, ShipmentRefusal>

/** Asked again with the same reference, it gives the shipment that there is, and tries again what was refused. */
export async function createShipment(
  db: Database,
  carriers: Carriers,
  { orderId, carrier: code, request, lastReturnId }: NewShipment,
  now: () => number,
): Promise<Created> {
  const carrier = carriers.get(code)
  if (!carrier) return refused('not_offered')
  const { reference, pickupDay, collectCents } = request
  const asked = { reference, pickup_day: pickupDay, collect_cents: collectCents }
  const row = { order_id: orderId, carrier: code, ...asked, last_return_id: lastReturnId }
  const inserted = await queries.insertCreating(db, row, new Date(now()))
  if (!inserted) return findExisting(db, row)
  const answer = await carrier.createShipment(request)
  const shipment = { id: inserted.id, reference }
  const isDuplicate = !answer.ok && answer.refusal === 'duplicate'
  return isDuplicate ? lookUp(db, carrier, shipment, now) : settle(db, shipment, answer, now)
}

async function findExisting(
  db: Database,
  asked: Pick<queries.NewShipment, 'order_id' | 'carrier' | 'reference'>,
): Promise<Created> {
  const found = await queries.findShipment(db, asked.reference)
  if (!found || found.order_id !== asked.order_id || found.carrier !== asked.carrier) return refused('reference_taken')
  if (found.state === 'cancelled') return refused('reference_taken')
  if (found.number === null) return refused(found.refusal === 'unclear' ? 'unclear' : 'unavailable')
  return done({ number: found.number, parcelNumbers: await queries.listParcelNumbers(db, found.id) })
}

interface OpenShipment {
  id: number
  reference: string
}

/** Without an answer it stays as it is. */
async function settle(
  db: Database,
  { id, reference }: OpenShipment,
  answer: Carried<CarriedShipment> | Outcome<never, 'not_created' | 'unclear'>,
  now: () => number,
): Promise<Created> {
  if (!answer.ok && answer.refusal === 'unavailable') return answer
  const at = new Date(now())
  if (!answer.ok) {
    await queries.saveRefused(db, id, answer.refusal, at)
    return answer
  }
  const isSaved = await inTransaction(db, (tx) => queries.saveCreated(tx, id, answer.value, at))
  if (isSaved) return answer
  const current = await queries.findShipment(db, reference)
  return current ? findExisting(db, current) : refused('unavailable')
}

/** Nothing under our reference was not created; of a carrier that cannot be asked it stays open. */
async function lookUp(db: Database, carrier: Carrier, shipment: OpenShipment, now: () => number): Promise<Created> {
  if (!carrier.findShipment) return refused('unavailable')
  const found = await carrier.findShipment(shipment.reference)
  if (!found.ok) return refused('unavailable')
  return settle(db, shipment, found.value ? done(found.value) : refused('not_created'), now)
}

/** Longer than any call takes. */
const openMs = 60_000
const batch = 20

export interface SettledShipments {
  settled: number
  /** By reference: their carriers cannot be asked, so somebody has to look. */
  unclear: string[]
}

/** What has become of calls without an answer, also of those that ended with their process. */
export async function settleOpenShipments(
  db: Database,
  carriers: Carriers,
  now: () => number,
): Promise<SettledShipments> {
  const result: SettledShipments = { settled: 0, unclear: [] }
  for (const row of await queries.listCreating(db, new Date(now() - openMs), batch)) {
    const carrier = carriers.get(row.carrier)
    if (!carrier) continue
    if (carrier.findShipment) {
      const outcome = await lookUp(db, carrier, row, now)
      if (outcome.ok || outcome.refusal === 'not_created') result.settled += 1
    } else {
      await settle(db, row, refused('unclear'), now)
      result.unclear.push(row.reference)
    }
  }
  return result
}

/** What somebody has found at the carrier about an unclear shipment; null for nothing. */
export async function resolveShipment(
  db: Database,
  reference: string,
  found: CarriedShipment | null,
  now: () => number,
): Promise<Created> {
  const row = await queries.findShipment(db, reference)
  if (row?.refusal !== 'unclear') return refused('not_found')
  return settle(db, row, found ? done(found) : refused('not_created'), now)
}

async function withCreated<Value>(
  db: Database,
  carriers: Carriers,
  reference: string,
  act: (carrier: Carrier, shipment: CarriedShipment, id: number) => Promise<Carried<Value>>,
): Promise<Outcome<Value, ShipmentRefusal>> {
  const row = await queries.findShipment(db, reference)
  if (row?.state !== 'created' || row.number === null) return refused('not_found')
  const carrier = carriers.get(row.carrier)
  if (!carrier) return refused('not_offered')
  const parcelNumbers = await queries.listParcelNumbers(db, row.id)
  return act(carrier, { number: row.number, parcelNumbers }, row.id)
}

/** PDF documents. */
export const getLabel = (db: Database, carriers: Carriers, reference: string) =>
  withCreated(db, carriers, reference, (carrier, shipment) => carrier.label(reference, shipment))

/** Without an answer it may be asked for again. */
export const cancelShipment = (db: Database, carriers: Carriers, reference: string) =>
  withCreated(db, carriers, reference, async (carrier, shipment, id) => {
    const answer = await carrier.cancel(shipment)
    if (answer.ok) await queries.saveCancelled(db, id)
    return answer
  })

export interface HandOver {
  handedOver: number
  /** Numbers of the carrier that keep its list from being made: their labels are not printed. */
  unprinted: string[]
}

/** Puts what is created into its carrier's list of the day, where numbers are not valid without. */
export async function handOver(db: Database, carriers: Carriers, now: number): Promise<HandOver> {
  const result: HandOver = { handedOver: 0, unprinted: [] }
  for (const [code, { closeDay }] of carriers) {
    if (!closeDay) continue
    const rows = await queries.listToHandOver(db, code, isoDay(dayOf(now)))
    for (const [day, ofDay] of Map.groupBy(rows, ({ pickup_day }) => pickup_day)) {
      const list = await closeDay(day)
      if (!list.ok) continue
      result.unprinted.push(...list.value.unprinted)
      if (list.value.number === null) continue
      await queries.saveHandedOver(
        db,
        ofDay.map(({ id }) => id),
        list.value.number,
      )
      result.handedOver += ofDay.length
    }
  }
  return result
}
