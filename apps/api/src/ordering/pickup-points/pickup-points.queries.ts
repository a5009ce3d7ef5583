// The SQL of the points where parcels can be collected.

import type { CarrierCode } from '@stoa/domain/ordering/delivery/carriers'
import type { PickupPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export const listPoints = (db: Executor) =>
  db.selectFrom('pickup_point').selectAll().orderBy('city').orderBy('name').orderBy('carrier').orderBy('id').execute()

export async function countPoints(db: Executor, carrier: CarrierCode): Promise<number> {
  const { count } = await db
    .selectFrom('pickup_point')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('carrier', '=', carrier)
    .executeTakeFirstOrThrow()
  return count
}

/** Writes only what differs; how many rows that were. */
export async function savePoints(tx: Executor, points: readonly PickupPoint[]): Promise<number> {
  const rows = points.map(({ carrier, id, kind, name, street, city, latitude, longitude, note, ...point }) => ({
    ...{ carrier, id, kind, name, street, city, latitude, longitude, note },
    postal_code: point.postalCode,
    country_code: point.countryCode,
  }))
  const { numAffectedRows } = await sql`
    insert into pickup_point as p (carrier, id, kind, name, street, city, postal_code, country_code, latitude, longitude, note)
    select carrier, id, kind, name, street, city, postal_code, country_code, latitude, longitude, note
    from jsonb_populate_recordset(null::pickup_point, ${JSON.stringify(rows)}::jsonb)
    order by carrier, id
    on conflict (carrier, id) do update set
      kind = excluded.kind, name = excluded.name, street = excluded.street, city = excluded.city,
      postal_code = excluded.postal_code, country_code = excluded.country_code, latitude = excluded.latitude,
      longitude = excluded.longitude, note = excluded.note
    where p is distinct from excluded`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export async function deleteOtherPoints(tx: Executor, carrier: CarrierCode, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pickup_point where carrier = ${carrier} and id <> all(${ids}::text[])`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
