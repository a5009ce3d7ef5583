// The products of which a uniform price has ended, also of sets with a part of which it has.

import { isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** `days`: first and last ones. */
export async function listReleased(
  db: Executor,
  days: readonly (readonly [from: number, to: number])[],
): Promise<number[]> {
  if (days.length === 0) return []
  const spans = days.map(([from, to]) => sql`daterange(${isoDay(from)}::date, ${isoDay(to)}::date, '[]')`)
  const { rows } = await sql<{ id: number }>`
    with released as materialized (
      select id from product where price_protected_until <@ any(array[${sql.join(spans)}]))
    select id from released
    union select h.product_id from product_part h join released on released.id = h.part_id
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
