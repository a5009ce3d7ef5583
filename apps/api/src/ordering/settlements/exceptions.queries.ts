// The SQL of settlements that do not agree with the shop's books.

import type { ExceptionKind } from '@stoa/domain/ordering/settlements/match-settlement'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { totalOfBatch } from './payouts.queries.ts'

/** What was missing of these attempts has come: the first of what their sales and refunds lacked. */
export const closeArrived = (tx: Executor, attempts: readonly number[], at: Date): Promise<unknown> =>
  sql`
    update settlement_exception e set closed_at = greatest(${at}, e.opened_at), reason = 'it has come'
    where e.closed_at is null and e.attempt_id = any(${[...attempts]}::bigint[])
      and (e.kind = 'not_settled' and exists (
          select from settlement_row r where r.attempt_id = e.attempt_id and r.kind = 'sale' and r.matched)
        or e.kind = 'refund_missing' and exists (select from settlement_row r where r.refund_id = e.refund_id))`.execute(
    tx,
  )

/** Nothing moves for it: it may have been released instead. */
const isGivenBack = sql`a.captured_cents <= (
  select coalesce(sum(f.cents), 0) from payment_refund f where f.attempt_id = a.id and f.status = 'done')`

/**
 * Captured before `before`, and in no file. Of providers whose files are imported, since the first day that these are
 * about. What was given back whole may have been released instead. Returns how many.
 */
export async function openUnsettled(tx: Executor, before: Date, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into settlement_exception (provider, kind, order_id, attempt_id, opened_at)
    select a.provider, 'not_settled', a.order_id, a.id, ${at}
    from (select provider, min(settled_on) as since from settlement_row group by provider) p
    join payment_attempt a on a.provider = p.provider and a.settled_at >= p.since::timestamp at time zone 'Europe/Athens'
    where a.status in ('captured', 'surplus') and a.captured_cents > 0 and a.settled_at < ${before} and not ${isGivenBack}
      and not exists (select from settlement_row r where r.attempt_id = a.id and r.kind = 'sale')
    on conflict (attempt_id) where kind = 'not_settled' do nothing returning id`.execute(tx)
  return rows.length
}

/** Paid back before `before` of an attempt whose sale was settled, and in no file. Returns how many. */
export async function openUnrefunded(tx: Executor, before: Date, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into settlement_exception (provider, kind, order_id, attempt_id, refund_id, opened_at)
    select a.provider, 'refund_missing', a.order_id, a.id, f.id, ${at}
    from payment_refund f join payment_attempt a on a.id = f.attempt_id
    where f.status = 'done' and f.ended_at < ${before}
      and exists (select from settlement_row r where r.attempt_id = a.id and r.kind = 'sale')
      and not exists (select from settlement_row r where r.refund_id = f.id)
    on conflict (refund_id) where kind = 'refund_missing' do nothing returning id`.execute(tx)
  return rows.length
}

const isOfBatch = sql`e.kind in ('payout_differs', 'payout_missing')`

/** What a payout would have to be, negative as it leaves the provider. `r` is the payout, or the first row of what it is missing for. */
const dueOfPayout = sql`case e.kind when 'payout_differs' then r.gross_cents - (${totalOfBatch('r')})
  when 'payout_missing' then -(${totalOfBatch('r')}) end`

export interface OpenExceptionRow {
  id: number
  kind: ExceptionKind
  provider: string
  opened_at: Date
  /** Of the order, where it is known. */
  code: string | null
  reference: string | null
  transaction: string | null
  /** What the provider says, and what the shop’s books say. */
  settled_cents: number | null
  settled_currency: string | null
  settled_on: string | null
  booked_cents: number | null
  booked_currency: string | null
  file: string | null
  line: number | null
  /** The provider’s number of the payout. */
  batch: string | null
}

/** Oldest first. */
export async function listOpen(db: Executor, limit: number): Promise<OpenExceptionRow[]> {
  const { rows } = await sql<OpenExceptionRow>`
    select e.id, e.kind, e.provider, e.opened_at, o.code, coalesce(s.reference, a.reference) as reference,
      coalesce(s.transaction, a.transaction) as transaction, s.gross_cents as settled_cents, s.currency as settled_currency,
      s.settled_on, coalesce(f.cents, a.captured_cents, a.amount_cents, ${dueOfPayout}) as booked_cents,
      coalesce(a.captured_currency, a.currency, case when ${isOfBatch} then r.currency end)
        as booked_currency, r.file, r.line, r.batch
    from settlement_exception e
    left join settlement_row r on r.id = e.row_id
    -- what the provider has said: nothing of a payout that is missing
    left join settlement_row s on s.id = e.row_id and e.kind <> 'payout_missing'
    left join payment_attempt a on a.id = e.attempt_id
    left join payment_refund f on f.id = e.refund_id
    left join customer_order o on o.id = e.order_id
    where e.closed_at is null order by e.opened_at, e.id limit ${limit}`.execute(db)
  return rows
}

export interface OpenCountRow {
  kind: ExceptionKind
  provider: string
  count: number
  since: Date | null
}

/** Open ones of which nobody was told, until the transaction ends. */
export async function lockUntold(tx: Executor): Promise<number[]> {
  const rows = await tx
    .selectFrom('settlement_exception')
    .select('id')
    .where('alert_id', 'is', null)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const saveTold = (tx: Executor, ids: readonly number[], alertId: number): Promise<unknown> =>
  sql`update settlement_exception set alert_id = ${alertId} where id = any(${[...ids]}::bigint[])`.execute(tx)

export async function countOpen(db: Executor): Promise<OpenCountRow[]> {
  const { rows } = await sql<OpenCountRow>`
    select kind, provider, coalesce(count(*), 0)::int as count, min(opened_at) as since
    from settlement_exception where closed_at is null group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

/** False when it is not open. */
export async function closeException(
  db: Executor,
  id: number,
  { by, reason }: { by: string; reason: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update settlement_exception set closed_at = greatest(${at}, opened_at), closed_by = ${by}, reason = ${reason}
    where id = ${id} and closed_at is null returning id`.execute(db)
  return rows.length > 0
}

export interface FoundRow {
  provider: string
  kind: ExceptionKind
  count: number
}

/** Of which an alert tells, also of those that were closed since. */
export async function countFound(db: Executor, alertId: number): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select provider, kind, coalesce(count(*), 0)::int as count from settlement_exception where alert_id = ${alertId}
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export interface FoundException {
  /** By which `resolve` closes it. */
  id: number
  provider: string
  kind: ExceptionKind
  /** The payout, the order, otherwise the payment, ours or the provider's; empty where the file has none. */
  subject: string
  cents: number
  currency: string
}

/** The largest first: these are looked into first. */
export async function listFound(db: Executor, alertId: number, limit: number): Promise<FoundException[]> {
  const { rows } = await sql<FoundException>`
    select e.id, e.provider, e.kind,
      coalesce(case when ${isOfBatch} then r.batch end, o.code, r.reference, r.transaction, a.reference, '') as subject,
      coalesce(abs(case when e.kind = 'payout_missing' then ${dueOfPayout}
        else coalesce(r.gross_cents, f.cents, a.captured_cents, a.amount_cents) end), 0) as cents,
      coalesce(r.currency, a.captured_currency, a.currency, '') as currency
    from settlement_exception e
    left join settlement_row r on r.id = e.row_id
    left join payment_attempt a on a.id = e.attempt_id
    left join payment_refund f on f.id = e.refund_id
    left join customer_order o on o.id = e.order_id
    where e.alert_id = ${alertId} order by cents desc, e.id limit ${limit}`.execute(db)
  return rows
}
