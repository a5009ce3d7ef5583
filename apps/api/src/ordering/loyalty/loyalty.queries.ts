// The SQL of the points: lots, entries and movements. What is left in a lot is kept by a trigger on its movements.

import { earningProductCodes } from '@stoa/domain/catalogue/product-kinds'
import type { PointState, TransactionKind } from '@stoa/domain/ordering/loyalty/transaction-kinds'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { unpayableStatuses } from '@stoa/domain/ordering/payment/awaits-payment'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** Whatever takes a customer's points takes turns. */
export async function lockPoints(tx: Executor, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7862405, ${customerId})`.execute(tx)
}

export interface LotRow {
  id: number
  state: PointState
  remaining: number
  last_day: string | null
}

/** The lots that have points. */
export const listLots = (db: Executor, customerId: number): Promise<LotRow[]> =>
  db
    .selectFrom('points_lot')
    .select(['id', 'state', 'remaining', 'last_day'])
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .orderBy('id')
    .execute()

/** What the customer owes: points that were taken back after they had been used. */
export async function getDebt(db: Executor, customerId: number): Promise<number> {
  const { rows } = await sql<{ debt: number }>`
    select coalesce(sum(debt), 0)::int as debt from points_entry where customer_id = ${customerId} and debt <> 0`.execute(
    db,
  )
  return rows[0]?.debt ?? 0
}

export interface NewEntry {
  customerId: number
  kind: TransactionKind
  cause: string
  state: PointState
  points: number
  debt: number
  orderId: number | null
  at: Date
}

/** Null when the cause has moved points already. */
export async function insertEntry(tx: Executor, entry: NewEntry): Promise<number | null> {
  const { kind, cause, state, points, debt, at } = entry
  const row = await tx
    .insertInto('points_entry')
    .values({ customer_id: entry.customerId, kind, cause, state, points, debt, order_id: entry.orderId, at })
    .onConflict((moved) => moved.constraint('points_entry_cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** `change`: below zero when points leave the lot. In ascending order of the lots. */
export async function insertMovements(
  tx: Executor,
  entryId: number,
  movements: readonly { lotId: number; change: number }[],
): Promise<void> {
  const rows = movements
    .toSorted((a, b) => a.lotId - b.lotId)
    .map(({ lotId, change }) => ({ entry_id: entryId, lot_id: lotId, change }))
  if (rows.length > 0) await tx.insertInto('points_movement').values(rows).execute()
}

export interface NewLot {
  customerId: number
  entryId: number
  state: PointState
  points: number
  /** `2027-09-25` */
  lastDay: string | null
}

/** With the movement that fills it. */
export async function insertLot(tx: Executor, lot: NewLot): Promise<void> {
  const { id } = await tx
    .insertInto('points_lot')
    .values({
      customer_id: lot.customerId,
      entry_id: lot.entryId,
      state: lot.state,
      points: lot.points,
      last_day: lot.lastDay,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMovements(tx, lot.entryId, [{ lotId: id, change: lot.points }])
}

export async function extendLot(tx: Executor, lotId: number, lastDay: string): Promise<void> {
  await tx.updateTable('points_lot').set({ last_day: lastDay, notified_at: null }).where('id', '=', lotId).execute()
}

export interface PurchaseRow {
  /** Null for a guest. */
  customer_id: number | null
  placed_at: Date
  /** Of the goods that earn. */
  goods_cents: number
  /** Of the whole order, but not of its shipping; below zero. */
  reduction_cents: number
}

export async function getPurchase(tx: Executor, orderId: number): Promise<PurchaseRow> {
  const { rows } = await sql<PurchaseRow>`
    select o.customer_id, o.placed_at, coalesce((
      select sum(l.total_cents) from order_line l join product p on p.id = l.product_id
      where l.order_id = o.id and p.kind = any(${earningProductCodes}::text[])), 0)::int as goods_cents,
      coalesce((select sum(a.cents) from order_adjustment a where a.order_id = o.id and a.line is null and a.cents < 0
          and a.kind not like 'shipping%'), 0)::int
        as reduction_cents
    from customer_order o where o.id = ${orderId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`there is no order ${orderId}`)
  return row
}

const givenUp = unpayableStatuses.map((status) => orderStatusNumbers[status])

/** What a customer bought in the twelve months before and kept: not what was given up, and nothing that came back. */
export async function sumPurchases(tx: Executor, customerId: number, before: Date): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.total_cents - coalesce((
      select sum(r.cents) from order_return_line r where r.order_id = o.id and r.line = l.position), 0)), 0)::int as cents
    from customer_order o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    where o.customer_id = ${customerId} and o.placed_at < ${before} and o.placed_at >= ${before}::timestamptz - interval '12 months'
      and p.kind = any(${earningProductCodes}::text[])
      and (select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) <> all(${givenUp}::int[])`.execute(
    tx,
  )
  return rows[0]?.cents ?? 0
}

export interface OrderPointsRow {
  /** Earned by the order, and of these taken back already. */
  earned: number
  reverted: number
  /** The lots that they lie in. */
  lot_ids: number[]
}

const revertKinds: TransactionKind[] = ['Revert', 'RevertAfterEdit']
const earnKinds: TransactionKind[] = ['PendingOrderProduct', 'Credit', 'ForConsumption']

export async function getOrderPoints(tx: Executor, orderId: number): Promise<OrderPointsRow> {
  const { rows } = await sql<OrderPointsRow>`
    select coalesce(sum(e.points) filter (where e.state = 'PendingPoints' and e.points > 0), 0)::int as earned,
      coalesce(-sum(e.points) filter (where e.kind = any(${revertKinds}::text[]) and e.points < 0), 0)::int as reverted,
      coalesce((select json_agg(l.id order by l.id) from points_lot l join points_entry m on m.id = l.entry_id
        where m.order_id = ${orderId} and m.kind = any(${earnKinds}::text[])), '[]') as lot_ids
    from points_entry e where e.order_id = ${orderId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a sum of one row gave none')
  return row
}

export interface UsedLotRow {
  lot_id: number
  used: number
  restored: number
  last_day: string
}

/** The lots whose points an order used. */
export async function listUsedLots(tx: Executor, orderId: number): Promise<UsedLotRow[]> {
  const { rows } = await sql<UsedLotRow>`
    select l.id as lot_id, -coalesce(sum(m.change) filter (where e.kind = 'Redeem'), 0)::int as used,
      coalesce(sum(m.change) filter (where e.kind <> 'Redeem'), 0)::int as restored, coalesce(l.last_day::text, '') as last_day
    from points_entry e join points_movement m on m.entry_id = e.id join points_lot l on l.id = m.lot_id
    where e.order_id = ${orderId} and (e.kind = 'Redeem' or (e.kind = any(${revertKinds}::text[]) and e.points > 0))
    group by l.id order by l.id`.execute(tx)
  return rows
}

export async function findOrderCustomer(tx: Executor, orderId: number): Promise<number | null> {
  const row = await tx.selectFrom('customer_order').select('customer_id').where('id', '=', orderId).executeTakeFirst()
  return row?.customer_id ?? null
}

export async function hasEntry(tx: Executor, kind: TransactionKind, cause: string): Promise<boolean> {
  const row = await tx
    .selectFrom('points_entry')
    .select('id')
    .where('kind', '=', kind)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return row !== undefined
}
