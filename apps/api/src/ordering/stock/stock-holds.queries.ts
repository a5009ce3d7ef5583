// The SQL of holds. A hold's rows are locked before those of the stock, and these in ascending id, by everybody.

import { type HeldCopies, holdMs } from '@stoa/domain/ordering/stock/stock-hold'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import type { Executor } from '../../database/transaction.ts'
import type { LineClaim } from './stock.queries.ts'

/** What is held for a buyer. */
export interface OwnHold {
  /** Null for who has no hold. */
  key: string | null
  copies: readonly HeldCopies[]
}

export interface HoldKey {
  holdKey: string | null
}

const heldCopies = (value: ValueOf<HoldKey>) => sql`
  select h.stock_id as "stockId", s.product_id as "productId", coalesce(s.dimension_id, 0) as "dimensionId", h.quantity
  from stock_hold h join stock s on s.id = h.stock_id where h.key = ${value('holdKey')}::uuid`

/** `HeldCopies[]`, as a column of another statement; locked until its transaction ends. */
export const lockedHoldColumn = (value: ValueOf<HoldKey>) =>
  sql`coalesce((select json_agg(own) from (${heldCopies(value)} for update of h) as own), '[]')`

const selectHeld = compileOnce((_, value: ValueOf<HoldKey>) => sql<HeldCopies>`${heldCopies(value)}`)

export const listHeld = (db: Executor, holdKey: string): Promise<HeldCopies[]> => selectHeld(db, { holdKey })

export interface HoldRow extends HeldCopies {
  startedAt: Date
  expiresAt: Date
}

/** Calls about one hold take turns, also about one that is not there yet. */
export async function lockHold(tx: Executor, key: string): Promise<HoldRow[]> {
  await sql`select pg_advisory_xact_lock(5307721, hashtext(${key}))`.execute(tx)
  const { rows } = await sql<HoldRow>`
    select h.stock_id as "stockId", s.product_id as "productId", coalesce(s.dimension_id, 0) as "dimensionId", h.quantity,
      h.started_at as "startedAt", h.expires_at as "expiresAt"
    from stock_hold h join stock s on s.id = h.stock_id where h.key = ${key}::uuid for update of h`.execute(tx)
  return rows
}

export const extendHold = (tx: Executor, key: string, expiresAt: Date): Promise<unknown> =>
  tx.updateTable('stock_hold').set({ expires_at: expiresAt }).where('key', '=', key).execute()

interface ChangedHold {
  key: string
  startedAt: Date
  expiresAt: Date
  /** For each stock row: how many are held from now on, and how many more than before. */
  changes: readonly { stockId: number; quantity: number; change: number }[]
}

/**
 * The hold as it is to be; its stock rows are locked. False when an order has taken it meanwhile: it was waited for, as it locks
 * hold and stock too.
 */
export async function changeHold(tx: Executor, { key, startedAt, expiresAt, changes }: ChangedHold): Promise<boolean> {
  const { rows } = await sql<{ isChanged: boolean }>`
    with wanted as (
      select * from unnest(${changes.map(({ stockId }) => stockId)}::int[], ${changes.map(({ quantity }) => quantity)}::int[],
        ${changes.map(({ change }) => change)}::int[]) as wanted (stock_id, quantity, change)
      where not exists (select from spent_hold where key = ${key}::uuid)),
    gone as (
      delete from stock_hold h using wanted w where h.key = ${key}::uuid and h.stock_id = w.stock_id and w.quantity = 0),
    kept as (
      insert into stock_hold (key, stock_id, quantity, started_at, expires_at)
      select ${key}::uuid, stock_id, quantity, ${startedAt}, ${expiresAt} from wanted where quantity > 0
      on conflict (key, stock_id) do update set quantity = excluded.quantity, expires_at = excluded.expires_at),
    moved as (
      update stock s set quantity = s.quantity - w.change from wanted w where s.id = w.stock_id and w.change <> 0),
    recorded as (
      insert into stock_movement (stock_id, change, reason)
      select stock_id, -change, case when change > 0 then 'held' else 'released' end from wanted where change <> 0)
    select exists (select from wanted) as "isChanged"`.execute(tx)
  return rows[0]?.isChanged === true
}

/** Part of the statement by which an order takes what is held: whoever asks with this key from then on comes too late. */
export const spentHold = (key: RawBuilder<unknown>) => sql`
  insert into spent_hold (key) select ${key}::uuid on conflict (key) do update set spent_at = now()`

/** The order takes its copies, and the buyer's hold is over. What was held for it leaves the stock only once. */
export async function claimHeld(tx: Executor, key: string, claims: readonly LineClaim[]): Promise<void> {
  await sql`
    with wanted as (
      select * from unnest(${claims.map((item) => item.stockId)}::int[], ${claims.map((item) => item.quantity)}::int[],
        ${claims.map((item) => item.orderLineId)}::bigint[]) as wanted (stock_id, quantity, order_line_id)),
    own as (delete from stock_hold where key = ${key}::uuid returning stock_id, quantity),
    spent as (${spentHold(sql`${key}`)}),
    moves as (
      select stock_id, quantity as change, 'released' as reason, null::bigint as order_line_id from own
      union all select stock_id, -quantity, 'claimed', order_line_id from wanted),
    moved as (
      update stock s set quantity = s.quantity + m.change
      from (select stock_id, sum(change)::int as change from moves group by stock_id having sum(change) <> 0) m
      where s.id = m.stock_id)
    insert into stock_movement (stock_id, change, reason, order_line_id)
    select stock_id, change, reason, order_line_id from moves`.execute(tx)
}

/**
 * Forgets keys that were spent so long ago that no call sent before is still on its way, and ends holds whose time is over, oldest first; those that somebody is about to change or order are left for the next time.
 * Returns how many copies are back, and whether there may be more to release.
 */
export async function releaseExpired(
  db: Executor,
  now: Date,
  limit: number,
): Promise<{ holds: number; copies: number }> {
  const { rows } = await sql<{ holds: number; copies: number }>`
    with due as (
      select key, stock_id, quantity from stock_hold where expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked),
    gone as (delete from stock_hold h using due d where h.key = d.key and h.stock_id = d.stock_id),
    given as (select stock_id, sum(quantity)::int as quantity from due group by stock_id),
    locked as materialized (
      select s.id from stock s where s.id in (select stock_id from given) order by s.id for update),
    back as (
      update stock s set quantity = s.quantity + g.quantity from locked l join given g on g.stock_id = l.id where s.id = l.id),
    moved as (
      insert into stock_movement (stock_id, change, reason) select stock_id, quantity, 'released' from given),
    forgotten as (delete from spent_hold where spent_at <= ${new Date(now.getTime() - holdMs)})
    select count(*)::int as holds, coalesce(sum(quantity), 0)::int as copies from due`.execute(db)
  return rows[0] ?? { holds: 0, copies: 0 }
}
