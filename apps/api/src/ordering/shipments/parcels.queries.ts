// The SQL of parcels and what their carriers report about them.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { CurrentState, ParcelEvent, ParcelState } from '@stoa/domain/ordering/delivery/parcel-state'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { CarrierEvent } from '../../ports/carrier.ts'

export interface DueParcelRow {
  id: number
  carrier: CarrierCode
  number: string
}

/**
 * The parcels that their carriers are asked about now; next in an hour, or in a day where nothing has happened for two.
 * Of several processes each gets others.
 */
export async function takeDueParcels(db: Executor, now: Date, limit: number): Promise<DueParcelRow[]> {
  const { rows } = await sql<DueParcelRow>`
    with due as (
      select p.id from shipment_parcel p join shipment s on s.id = p.shipment_id
      where p.track_at <= ${now} order by p.track_at limit ${limit} for update of p skip locked)
    update shipment_parcel p
    set track_at = ${now}::timestamptz + case when p.state_at < ${now}::timestamptz - interval '2 days' then interval '1 day' else interval '1 hour' end
    from due, shipment s
    where p.id = due.id and s.id = p.shipment_id
    returning p.id, s.carrier, p.number`.execute(db)
  return rows
}

export async function findParcelId(
  db: Executor,
  { carrier, reference, number }: { carrier: CarrierCode; reference: string; number: string },
): Promise<number | undefined> {
  const parcel = await db
    .selectFrom('shipment_parcel')
    .innerJoin('shipment', 'shipment.id', 'shipment_parcel.shipment_id')
    .select('shipment_parcel.id')
    .where('shipment.carrier', '=', carrier)
    .where('shipment.reference', '=', reference)
    .where('shipment_parcel.number', '=', number)
    .executeTakeFirst()
  return parcel?.id
}

export const lockParcel = (tx: Executor, id: number) =>
  tx
    .selectFrom('shipment_parcel as p')
    .innerJoin('shipment as s', 's.id', 'p.shipment_id')
    .select(['p.order_id', 'p.state', 'p.number'])
    .select(({ ref }) => ref('s.carrier').$castTo<CarrierCode>().as('carrier'))
    .where('p.id', '=', id)
    .forUpdate('p')
    .executeTakeFirstOrThrow()

/** Those that are new. */
export async function insertEvents(
  tx: Executor,
  parcel: { id: number; order_id: number },
  events: readonly CarrierEvent[],
  receivedAt: Date,
): Promise<number> {
  if (events.length === 0) return 0
  const rows = await tx
    .insertInto('parcel_event')
    .values(
      events.map(({ id, name, state, at, place }) => ({
        ...{ order_id: parcel.order_id, parcel_id: parcel.id, event_id: id, name, state, place },
        at: new Date(at),
        received_at: receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length
}

export async function listEvents(tx: Executor, parcelId: number): Promise<ParcelEvent[]> {
  const { rows } = await sql<{ state: ParcelState | null; at: Date }>`
    select state, at from parcel_event where parcel_id = ${parcelId}`.execute(tx)
  return rows.map(({ state, at }) => ({ state, at: at.getTime() }))
}

/** A locker's pin is of no use once the parcel has arrived. */
export const saveState = (
  tx: Executor,
  id: number,
  { state, at, isOnItsWay, pin }: CurrentState & { isOnItsWay: boolean; pin: string | null },
): Promise<unknown> =>
  sql`
  update shipment_parcel set state = ${state}, state_at = ${new Date(at)},
    pin = case when ${isOnItsWay} then coalesce(${pin}, pin) end,
    track_at = case when ${isOnItsWay} then track_at end
  where id = ${id}`.execute(tx)

export async function listParcelStates(tx: Executor, orderId: number): Promise<(ParcelState | null)[]> {
  const { rows } = await sql<{ state: ParcelState | null }>`
    select p.state from shipment_parcel p join shipment s on s.id = p.shipment_id
    where p.order_id = ${orderId} and s.state = 'created'`.execute(tx)
  return rows.map(({ state }) => state)
}
