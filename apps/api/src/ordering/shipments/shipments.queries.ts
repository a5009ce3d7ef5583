// The SQL of shipments.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { Executor } from '../../database/transaction.ts'
import type { CarriedShipment } from '../../ports/carrier.ts'

export interface NewShipment {
  order_id: number
  carrier: CarrierCode
  reference: string
  pickup_day: string
  collect_cents: number
  last_return_id: number | null
}

/** Also for one that was refused and is asked for again. Undefined for a reference that is taken. */
export const insertCreating = (db: Executor, shipment: NewShipment, at: Date) =>
  db
    .insertInto('shipment')
    .values({ ...shipment, state: 'creating', asked_at: at, refusal: null, number: null, settled_at: null })
    .onConflict((conflict) =>
      conflict
        .column('reference')
        .doUpdateSet({
          state: 'creating',
          asked_at: at,
          refusal: null,
          settled_at: null,
          pickup_day: shipment.pickup_day,
          collect_cents: shipment.collect_cents,
          last_return_id: shipment.last_return_id,
        })
        .where('shipment.state', '=', 'refused')
        .where('shipment.refusal', '<>', 'unclear')
        .where('shipment.order_id', '=', shipment.order_id)
        .where('shipment.carrier', '=', shipment.carrier),
    )
    .returning('id')
    .executeTakeFirst()

export const findShipment = (db: Executor, reference: string) =>
  db
    .selectFrom('shipment')
    .select(['id', 'order_id', 'carrier', 'reference', 'state', 'refusal', 'number', 'asked_at'])
    .where('reference', '=', reference)
    .executeTakeFirst()

export async function listParcelNumbers(db: Executor, shipmentId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment_parcel')
    .select('number')
    .where('shipment_id', '=', shipmentId)
    .orderBy('position')
    .execute()
  return rows.map(({ number }) => number)
}

/** False when it was settled meanwhile. */
export async function saveCreated(tx: Executor, id: number, shipment: CarriedShipment, at: Date): Promise<boolean> {
  const created = await tx
    .updateTable('shipment')
    .set({ state: 'created', number: shipment.number, refusal: null, settled_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('state', '=', 'creating'), where('refusal', '=', 'unclear')]))
    .returning('order_id')
    .executeTakeFirst()
  if (!created) return false
  const parcels = shipment.parcelNumbers.map((number, index) => ({
    ...{ order_id: created.order_id, shipment_id: id, position: index + 1, number },
    ...{ state: null, state_at: null, pin: null, track_at: at },
  }))
  await tx.insertInto('shipment_parcel').values(parcels).execute()
  return true
}

export const saveRefused = (tx: Executor, id: number, refusal: string, at: Date): Promise<unknown> =>
  tx
    .updateTable('shipment')
    .set({ state: 'refused', refusal, settled_at: at })
    .where('id', '=', id)
    .where((where) => where.or([where('state', '=', 'creating'), where('refusal', '=', 'unclear')]))
    .execute()

export const saveCancelled = (tx: Executor, id: number): Promise<unknown> =>
  tx.updateTable('shipment').set({ state: 'cancelled' }).where('id', '=', id).where('state', '=', 'created').execute()

/** Whose call is over, with or without an answer. Oldest first. */
export const listCreating = (db: Executor, askedBefore: Date, limit: number) =>
  db
    .selectFrom('shipment')
    .select(['id', 'order_id', 'carrier', 'reference', 'state', 'refusal', 'number', 'asked_at'])
    .where('state', '=', 'creating')
    .where('asked_at', '<', askedBefore)
    .orderBy('asked_at')
    .limit(limit)
    .execute()

/** What is created and in no list of its carrier yet. */
export const listToHandOver = (db: Executor, carrier: CarrierCode, until: string) =>
  db
    .selectFrom('shipment')
    .select(['id', 'pickup_day'])
    .where('carrier', '=', carrier)
    .where('state', '=', 'created')
    .where('pickup_list', 'is', null)
    .where('pickup_day', '<=', until)
    .orderBy('pickup_day')
    .orderBy('id')
    .execute()

export const saveHandedOver = (tx: Executor, ids: readonly number[], list: string): Promise<unknown> =>
  tx.updateTable('shipment').set({ pickup_list: list }).where('id', 'in', ids).execute()
