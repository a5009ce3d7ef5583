// The SQL of what is ordered ahead: places, how many wait, and who is served. The row of a product in `advance_sale` is its
// lock: whoever gives, serves or gives up places has it, in ascending id of the products, and before any stock row.

import { aheadPolicies } from '@stoa/domain/catalogue/availability'
import type { GivenUp, WaitingLine } from '@stoa/domain/ordering/stock/give-up-copies'
import type { Place } from '@stoa/domain/ordering/stock/serve-places'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface NewPlace {
  orderLineId: number
  productId: number
  dimensionId: number
  quantity: number
}

/** The products whose limit allowed it; of the others no place is given, and what was given must be rolled back. */
export async function insertPlaces(tx: Executor, places: readonly NewPlace[]): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with wanted as (
      select * from unnest(${places.map((place) => place.orderLineId)}::bigint[], ${places.map((place) => place.productId)}::int[],
        ${places.map((place) => place.dimensionId)}::int[], ${places.map((place) => place.quantity)}::int[])
        as wanted (order_line_id, product_id, dimension_id, quantity)),
    counted as (
      select w.product_id, p.availability, p.release_date, p.delivery_band, l.copies as usual_limit, count(*)::int as lines, sum(w.quantity)::int as copies
      from wanted w join product p on p.id = w.product_id join advance_limit l on l.policy = p.availability
      where p.availability = any(${aheadPolicies}::text[])
      group by w.product_id, p.availability, p.release_date, p.delivery_band, l.copies),
    opened as (
      insert into advance_sale as s (product_id, last_place, waiting)
      select c.product_id, c.lines, c.copies from counted c left join advance_sale a on a.product_id = c.product_id
      where c.copies <= coalesce(a.own_limit, c.usual_limit) order by c.product_id
      on conflict (product_id) do update set last_place = s.last_place + excluded.last_place, waiting = s.waiting + excluded.waiting
      where s.waiting + excluded.waiting <= coalesce(s.own_limit,
        (select l.copies from product p join advance_limit l on l.policy = p.availability where p.id = s.product_id))
      returning s.product_id, s.last_place)
    insert into advance_place (order_line_id, product_id, dimension_id, place, copies, release_told, lead_told)
    select w.order_line_id, w.product_id, nullif(w.dimension_id, 0),
      o.last_place - c.lines + row_number() over (partition by w.product_id order by w.order_line_id), w.quantity,
      case c.availability when 'pre_order' then c.release_date end,
      case c.availability when 'to_order' then coalesce(c.delivery_band, 'usual') end
    from wanted w join opened o using (product_id) join counted c using (product_id)
    returning product_id`.execute(tx)
  return rows.map((row) => row.product_id)
}

/** Locked; null where nobody waits for it. */
export async function lockAdvanceSale(tx: Executor, productId: number): Promise<{ waiting: number } | null> {
  const row = await tx
    .selectFrom('advance_sale')
    .select('waiting')
    .where('product_id', '=', productId)
    .where('waiting', '>', 0)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Of a product whose row is locked, in the order of acceptance. */
export async function listWaiting(tx: Executor, productId: number): Promise<(Place & { orderId: number })[]> {
  return await tx
    .selectFrom('advance_place as a')
    .innerJoin('order_line as l', 'l.id', 'a.order_line_id')
    .select(['a.order_line_id as orderLineId', 'a.copies', 'a.served', 'l.order_id as orderId'])
    .select(({ fn, lit }) => fn.coalesce('a.dimension_id', lit(0)).as('dimensionId'))
    .where('a.product_id', '=', productId)
    .where('a.left_at', 'is', null)
    .whereRef('a.served', '<', 'a.copies')
    .orderBy('a.place')
    .execute()
}

/** Copies that were claimed for places of a product whose row is locked. */
export async function recordServed(
  tx: Executor,
  productId: number,
  served: readonly { orderLineId: number; quantity: number }[],
): Promise<void> {
  await sql`
    with given as (
      select order_line_id, sum(quantity)::int as quantity from unnest(${served.map((one) => one.orderLineId)}::bigint[],
        ${served.map((one) => one.quantity)}::int[]) as given (order_line_id, quantity) group by order_line_id),
    places as (
      update advance_place a set served = a.served + g.quantity from given g where g.order_line_id = a.order_line_id)
    update advance_sale set waiting = waiting - (select sum(quantity) from given) where product_id = ${productId}`.execute(
    tx,
  )
}

/** In the order of the products' ids, so that nobody waits in a circle. False where the order has no places. */
async function lockSalesOf(tx: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ product_id: number }>`
    select s.product_id from advance_sale s
    where s.product_id in (
      select a.product_id from advance_place a join order_line l on l.id = a.order_line_id
      where l.order_id = ${orderId} and a.left_at is null)
    order by s.product_id for update`.execute(tx)
  return rows.length > 0
}

/** Of an order, the lines that wait; their products are locked. */
export async function lockWaitingLines(tx: Executor, orderId: number): Promise<WaitingLine[]> {
  if (!(await lockSalesOf(tx, orderId))) return []
  const { rows } = await sql<WaitingLine>`
    select a.order_line_id as "orderLineId", coalesce(a.copies - a.served, 0) as waiting
    from advance_place a join order_line l on l.id = a.order_line_id
    where l.order_id = ${orderId} and a.left_at is null and a.served < a.copies`.execute(tx)
  return rows
}

/** Of lines that are locked, no more than they wait for. A place is left once nothing of it was served and nothing is to be. */
export async function shrinkPlaces(tx: Executor, givenUp: GivenUp['waiting'], at: Date): Promise<void> {
  await sql`
    with gone as (
      select * from unnest(${givenUp.map((one) => one.orderLineId)}::bigint[], ${givenUp.map((one) => one.quantity)}::int[])
        as gone (order_line_id, quantity)),
    places as (
      update advance_place a set
        copies = case when a.copies > g.quantity then a.copies - g.quantity else a.copies end,
        given_up = case when a.copies > g.quantity then a.given_up + g.quantity else a.given_up end,
        left_at = case when a.copies = g.quantity then ${at}::timestamptz end
      from gone g where a.order_line_id = g.order_line_id and a.left_at is null
      returning a.product_id, g.quantity)
    update advance_sale s set waiting = s.waiting - p.quantity
    from (select product_id, sum(quantity)::int as quantity from places group by product_id) p
    where s.product_id = p.product_id`.execute(tx)
}

/** The order waits for nothing more. */
export async function leavePlaces(tx: Executor, orderId: number, at: Date): Promise<void> {
  if (!(await lockSalesOf(tx, orderId))) return
  await sql`
    with gone as (
      update advance_place a set left_at = ${at} from order_line l
      where l.id = a.order_line_id and l.order_id = ${orderId} and a.left_at is null and a.served < a.copies
      returning a.product_id, a.copies - a.served as copies)
    update advance_sale s set waiting = s.waiting - g.copies
    from (select product_id, sum(copies)::int as copies from gone group by product_id) g
    where s.product_id = g.product_id`.execute(tx)
}

/** Whether the order still waits for copies. */
export async function findWaiting(db: Executor, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select coalesce(exists (
      select from advance_place a join order_line l on l.id = a.order_line_id
      where l.order_id = ${orderId} and a.left_at is null and a.served < a.copies), false) as waits`.execute(db)
  return rows[0]?.waits ?? false
}

/** Whether it waits for a title that is out by `today` (`2026-11-20`): there were too few copies. */
export async function findShort(db: Executor, orderId: number, today: string): Promise<boolean> {
  const { rows } = await sql<{ short: boolean }>`
    select coalesce(exists (
      select from advance_place a join order_line l on l.id = a.order_line_id join product p on p.id = a.product_id
      where l.order_id = ${orderId} and a.left_at is null and a.served < a.copies
        and a.release_told is not null and p.release_date <= ${today}::date), false) as short`.execute(db)
  return rows[0]?.short ?? false
}

/** Products with copies that somebody waits for, of what is out by `today` (`2026-11-20`). */
export async function listServable(db: Executor, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select a.product_id from advance_sale a join product p on p.id = a.product_id
    where a.waiting > 0 and (p.release_date is null or p.release_date <= ${today}::date)
      and exists (select from stock s where s.product_id = a.product_id and s.quantity > 0)
    order by a.product_id limit ${limit}`.execute(db)
  return rows.map((row) => row.product_id)
}

/** Whether it is out by `today`. */
export async function isOut(db: Executor, productId: number, today: string): Promise<boolean> {
  const { rows } = await sql<{ is_out: boolean }>`
    select coalesce(release_date <= ${today}::date, true) as is_out from product where id = ${productId}`.execute(db)
  return rows[0]?.is_out ?? false
}
