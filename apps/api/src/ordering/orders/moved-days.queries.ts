// The SQL of orders that wait for titles whose day has moved, or whose supplier takes another time.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Of a place `a` of a product `p`: what its buyer knows is not so any more. A title whose day is past has no other one. */
const hasMoved = (today: string) => sql<SqlBool>`(
  a.release_told is distinct from p.release_date and greatest(a.release_told, p.release_date) > ${today}::date
  or p.availability = 'to_order' and a.lead_told <> coalesce(p.delivery_band, 'usual'))`

/** By `today` (`2026-11-20`); who was told that no day is known is not told again. */
export async function listMoved(db: Executor, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.order_id as id from advance_sale s
      join advance_place a on a.product_id = s.product_id join product p on p.id = a.product_id
      join order_line l on l.id = a.order_line_id
    where s.waiting > 0 and a.left_at is null and a.served < a.copies and ${hasMoved(today)}
      and (p.release_date is not null or a.release_told is null
        or not exists (select from order_delay d where d.order_id = l.order_id))
    group by l.order_id order by l.order_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface PlaceSupplyRow {
  order_line_id: number
  availability: SupplyPolicy
  moved: boolean
  /** Days: `2026-11-20`. */
  release_told: string | null
  release_date: string | null
  /** A band, or `usual`. */
  lead_told: string | null
  delivery_band: string
}

export async function listSupplies(tx: Executor, orderId: number, today: string): Promise<PlaceSupplyRow[]> {
  return await tx
    .selectFrom('advance_place as a')
    .innerJoin('order_line as l', 'l.id', 'a.order_line_id')
    .innerJoin('product as p', 'p.id', 'a.product_id')
    .select(['a.order_line_id', 'p.availability', 'a.release_told', 'p.release_date', 'a.lead_told'])
    .select(({ fn, val }) => fn.coalesce('p.delivery_band', val('usual')).as('delivery_band'))
    .select(sql<boolean>`coalesce(${hasMoved(today)}, false)`.as('moved'))
    .where('l.order_id', '=', orderId)
    .where('a.left_at', 'is', null)
    .whereRef('a.served', '<', 'a.copies')
    .execute()
}

/** The buyer is about to know. */
export async function saveTold(tx: Executor, orderLineIds: readonly number[]): Promise<void> {
  await sql`
    update advance_place a set
      release_told = case when a.release_told is not null or p.availability = 'pre_order' then p.release_date end,
      lead_told = case when p.availability = 'to_order' and a.release_told is null then coalesce(p.delivery_band, 'usual') end
    from product p where p.id = a.product_id and a.order_line_id = any(${orderLineIds}::bigint[])`.execute(tx)
}

export interface PromiseRow {
  placed_at: Date
  delivery_from: string
  delivery_to: string
  /** The code of its shipping method. */
  shipping: string
}

export const getPromise = (tx: Executor, orderId: number): Promise<PromiseRow> =>
  tx
    .selectFrom('customer_order as o')
    .innerJoin('shipping_type as s', 's.id', 'o.shipping_type_id')
    .select(['o.placed_at', 'o.delivery_from', 'o.delivery_to', 's.code as shipping'])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()

/** A branch may open at another hour of the new day: only the day is promised. */
export const savePromise = (tx: Executor, orderId: number, days: { from: string; to: string }): Promise<unknown> =>
  tx
    .updateTable('customer_order')
    .set({ delivery_from: days.from, delivery_to: days.to, ready_at: null })
    .where('id', '=', orderId)
    .execute()
