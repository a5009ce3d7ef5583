// The SQL of batches: what a provider pays out together, against the payouts of it.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** What all rows of the batch and the currency of a row come to, with it. */
export const totalOfBatch = (oneOfIt: string) => {
  const row = sql.ref(oneOfIt)
  return sql`select sum(b.gross_cents - b.fee_cents)::bigint from settlement_row b
    where (b.provider, b.batch, b.currency) = (${row}.provider, ${row}.batch, ${row}.currency)`
}

/** Of the first payout of a batch. Null of another one. */
export const leftOfBatch = (payout: string) =>
  sql`(${totalOfBatch(payout)} having min(b.id) filter (where b.kind = 'payout') = ${sql.ref(payout)}.id)`

export interface CollectedRow {
  id: number
  provider: string
  /** What has come to the provider. */
  cents: number
  currency: string
}

/**
 * Files say of a payout how much it is, not which way the money went. One that is just what a batch comes to below nothing was
 * collected from the shop's account, and from then on stands as what comes to the provider.
 */
export async function turnCollected(tx: Executor): Promise<CollectedRow[]> {
  const { rows } = await sql<CollectedRow>`
    with collected as (
      select provider, batch, currency from settlement_row
      where (provider, batch) in (select provider, batch from settlement_row where checked_at is null and kind = 'payout')
      group by provider, batch, currency
      having max(gross_cents) filter (where kind = 'payout') < 0
        and sum(gross_cents - fee_cents) filter (where kind <> 'payout') < 0
        and sum(gross_cents - fee_cents) filter (where kind <> 'payout') = sum(gross_cents + fee_cents) filter (where kind = 'payout'))
    update settlement_row r set gross_cents = -r.gross_cents from collected c
    where r.kind = 'payout' and (r.provider, r.batch, r.currency) = (c.provider, c.batch, c.currency)
    returning r.id, r.provider, r.gross_cents as cents, r.currency`.execute(tx)
  return rows
}

/** Payouts of which other rows have come since they were compared are compared again. */
export const recheckPayouts = (tx: Executor, provider: string, batches: readonly string[]): Promise<unknown> =>
  sql`
    update settlement_row set checked_at = null, matched = false
    where provider = ${provider} and batch = any(${[...batches]}::text[]) and kind = 'payout' and checked_at is not null`.execute(
    tx,
  )

/** Payouts that are now what their rows come to. */
export const closeAgreed = (tx: Executor, payouts: readonly number[], at: Date): Promise<unknown> =>
  sql`
    update settlement_exception e set closed_at = greatest(${at}, e.opened_at), reason = 'the rows of the payout have come'
    from settlement_row r
    where e.row_id = any(${[...payouts]}::bigint[]) and e.kind = 'payout_differs' and e.closed_at is null
      and r.id = e.row_id and r.matched`.execute(tx)

/**
 * Batches whose last row is of before `before` and of which something is to be paid out, without a payout; each by its first row, once
 * also when an earlier row gets the batch afterwards. One that somebody has closed stays closed. Returns how many.
 */
export async function openUnpaidOut(tx: Executor, before: Date, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with missing as (
      select provider, batch, currency, min(id) as id from settlement_row where batch is not null
      group by provider, batch, currency
      having sum(gross_cents - fee_cents) > 0 and count(*) filter (where kind = 'payout') = 0
        and max(settled_on) < (${before}::timestamptz at time zone 'Europe/Athens')::date)
    insert into settlement_exception (provider, kind, row_id, opened_at)
    select m.provider, 'payout_missing', m.id, ${at} from missing m
    where not exists (
      select from settlement_exception e join settlement_row r on r.id = e.row_id
      where e.kind = 'payout_missing' and r.id <> m.id and (r.provider, r.batch, r.currency) = (m.provider, m.batch, m.currency)
        and (e.closed_at is null or e.closed_by is not null))
    on conflict (row_id, kind) where row_id is not null
    do update set opened_at = ${at}, closed_at = null, reason = null, alert_id = null
      where settlement_exception.closed_at is not null and settlement_exception.closed_by is null
    returning id`.execute(tx)
  return rows.length
}

/** Batches of which a payout has come, or nothing is left to be paid out. */
export const closePaidOut = (tx: Executor, at: Date): Promise<unknown> =>
  sql`
    with open as (
      select e.id, exists (
          select from settlement_row p
          where p.kind = 'payout' and (p.provider, p.batch, p.currency) = (r.provider, r.batch, r.currency)) as has_come,
        (${totalOfBatch('r')}) <= 0 as is_nothing
      from settlement_exception e join settlement_row r on r.id = e.row_id
      where e.kind = 'payout_missing' and e.closed_at is null)
    update settlement_exception e set closed_at = greatest(${at}, e.opened_at),
      reason = case when open.has_come then 'the payout has come' else 'nothing is left to be paid out' end
    from open where e.id = open.id and (open.has_come or open.is_nothing)`.execute(tx)
