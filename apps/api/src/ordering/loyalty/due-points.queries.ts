// The SQL of what time does to points: orders that can no longer be withdrawn from, days that pass, birthdays.

import type { Language } from '@stoa/domain/language'
import type { MonthDay } from '@stoa/domain/ordering/loyalty/birthdays'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { type NotNull, sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface PendingLotRow {
  lot_id: number
  order_id: number
  customer_id: number
  remaining: number
  completed_at: Date
}

const { completed, partiallyReturned } = orderStatusNumbers

const pendingLots = sql`
  points_lot l
  join points_entry e on e.id = l.entry_id
  join customer_order o on o.id = e.order_id
  cross join lateral (select c.status from order_status_change c where c.order_id = o.id order by c.id desc limit 1) now
  cross join lateral (select c.at from order_status_change c where c.order_id = o.id and c.status = ${completed} order by c.id limit 1) done
  where l.state = 'PendingPoints' and l.remaining > 0 and now.status in (${completed}, ${partiallyReturned})`

/** Pending points of orders that were completed before a time, the first of them first. */
export async function listCompleted(db: Executor, before: Date, limit: number): Promise<PendingLotRow[]> {
  const { rows } = await sql<PendingLotRow>`
    select l.id as lot_id, o.id as order_id, l.customer_id, l.remaining, done.at as completed_at
    from ${pendingLots} and done.at < ${before} order by done.at, l.id limit ${limit}`.execute(db)
  return rows
}

/** How many points are still pending of an order that is completed; null when it is not, or not any more. */
export async function findPending(tx: Executor, lotId: number): Promise<number | null> {
  const { rows } = await sql<{ remaining: number }>`
    select l.remaining from ${pendingLots} and l.id = ${lotId}`.execute(tx)
  return rows[0]?.remaining ?? null
}

export const listExpired = (
  db: Executor,
  today: string,
  limit: number,
): Promise<{ id: number; customer_id: number }[]> =>
  db
    .selectFrom('points_lot')
    .select(['id', 'customer_id'])
    .where('last_day', '<', today)
    .where('remaining', '>', 0)
    .orderBy('last_day')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Whose points expire by a day and who was not told of anything since a time. */
export async function listToNotify(db: Executor, until: string, since: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select distinct l.customer_id from points_lot l join customer c on c.id = l.customer_id
    where l.last_day <= ${until}::date and l.remaining > 0 and l.notified_at is null and c.delete_at is null
      and not exists (select from points_lot told where told.customer_id = l.customer_id and told.notified_at > ${since})
    order by l.customer_id limit ${limit}`.execute(db)
  return rows.map(({ customer_id }) => customer_id)
}

/** Whether there was something to tell. */
export async function markNotified(tx: Executor, customerId: number, until: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('points_lot')
    .set({ notified_at: at })
    .where('customer_id', '=', customerId)
    .where('last_day', '<=', until)
    .where('remaining', '>', 0)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Customers with a birthday who have no points for it in that year, among those who had an account on the day. */
export async function listBirthdays(
  db: Executor,
  { year, born, before, limit }: { year: number; born: readonly MonthDay[]; before: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customer c
    where (extract(month from c.birth_date), extract(day from c.birth_date)) in (
        select * from unnest(${born.map(({ month }) => month)}::numeric[], ${born.map(({ day }) => day)}::numeric[]))
      and c.deleted_at is null and c.delete_at is null and c.registered_at < ${before}
      and not exists (select from points_entry e where e.kind = 'Birthday' and e.cause = c.id || ':' || ${year}::int)
    order by c.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether the account still exists. */
export async function hasAccount(tx: Executor, customerId: number): Promise<boolean> {
  return (await findRecipient(tx, customerId)) !== null
}

export async function findRecipient(
  db: Executor,
  customerId: number,
): Promise<{ email: string; language: Language } | null> {
  const row = await db
    .selectFrom('customer')
    .select(['email', 'language'])
    .where('id', '=', customerId)
    .where('email', 'is not', null)
    .where('delete_at', 'is', null)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
  return row ?? null
}

export const listExpiring = (
  db: Executor,
  customerId: number,
  from: string,
  until: string,
): Promise<{ lastDay: string; points: number }[]> =>
  db
    .selectFrom('points_lot')
    .select(['last_day as lastDay'])
    .select(({ fn }) => fn.sum<number>('remaining').as('points'))
    .where('customer_id', '=', customerId)
    .where('remaining', '>', 0)
    .where('last_day', '>=', from)
    .where('last_day', '<=', until)
    .groupBy('last_day')
    .orderBy('last_day')
    .$narrowType<{ lastDay: NotNull }>()
    .execute()
