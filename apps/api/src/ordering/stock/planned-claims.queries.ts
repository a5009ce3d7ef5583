// Claiming copies that were chosen before their rows were locked: they are counted again once these are.

import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { onlyRow } from '../../database/only-row.ts'
import type { Executor } from '../../database/transaction.ts'
import { waiting } from './stock.queries.ts'
import { type HoldKey, type OwnHold, spentHold } from './stock-holds.queries.ts'

/** One claim for each index; `positions` are those of its lines in the order. */
export interface PlannedClaims {
  stockIds: number[]
  quantities: number[]
  positions: number[]
}

interface ClaimValues extends PlannedClaims, HoldKey {
  orderId: number
}

const heldMoves = (value: ValueOf<HoldKey>) => sql`
  select stock_id, quantity as change, 'released' as reason, null::bigint as order_line_id
  from stock_hold where key = ${value('holdKey')}::uuid union all`

const endedHold = (value: ValueOf<HoldKey>) => sql`
  ended as (delete from stock_hold where key = ${value('holdKey')}::uuid and (select ok from fit)),
  spent as (${spentHold(value('holdKey'))}),`

const compileClaims = (isHeld: boolean) =>
  compileOnce(
    (_, value: ValueOf<ClaimValues>) => sql<{ claimed: boolean }>`
    with moves as (
      ${isHeld ? heldMoves(value) : sql``}
      select w.stock_id, -w.quantity as change, 'claimed' as reason, l.id as order_line_id
      from unnest((select ${value('stockIds')}::int[]), (select ${value('quantities')}::int[]),
        (select ${value('positions')}::int[])) as w (stock_id, quantity, position)
      join order_line l on l.order_id = ${value('orderId')} and l.position = w.position),
    net as (select stock_id, sum(change)::int as change from moves group by stock_id),
    locked as materialized (
      select stock.quantity + n.change >= 0 and (n.change >= 0 or ${waiting} = 0) as fits
      from net n join stock on stock.id = n.stock_id order by stock.id for update of stock),
    fit as materialized (select coalesce(bool_and(fits), true) as ok from locked),
    taken as (
      update stock s set quantity = s.quantity + n.change from net n
      where s.id = n.stock_id and n.change <> 0 and (select ok from fit)),
    ${isHeld ? endedHold(value) : sql``}
    moved as (
      insert into stock_movement (stock_id, change, reason, order_line_id)
      select stock_id, change, reason, order_line_id from moves where (select ok from fit))
    select ok as claimed from fit`,
  )

const claims = { held: compileClaims(true), unheld: compileClaims(false) }

/**
 * Takes the copies for lines that are written already, and ends the buyer's hold: all or nothing. False when copies have
 * gone since they were read, or others wait for them: the caller has to roll back, because rows that are locked now may be
 * higher ones than those still to be locked. Rows are locked in ascending id, also where nothing changes: the movements
 * refer to them.
 */
export async function claimPlanned(
  tx: Executor,
  orderId: number,
  plan: PlannedClaims,
  hold: OwnHold,
): Promise<boolean> {
  const statement = hold.copies.length > 0 ? claims.held : claims.unheld
  return onlyRow(await statement(tx, { ...plan, orderId, holdKey: hold.key })).claimed
}
