// The SQL of what providers have settled.

import type { AttemptStatus } from '@stoa/domain/ordering/payment/payment-attempt'
import type { ExceptionKind, SettlementKind } from '@stoa/domain/ordering/settlements/match-settlement'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import { leftOfBatch } from './payouts.queries.ts'
import type { SettlementRow } from './settlement-table.ts'

interface ImportedFile {
  provider: string
  name: string
  at: Date
}

/**
 * Until the transaction ends nobody else stores or compares rows: two of one payment are compared one after the other, and a payout
 * with all rows of its batch.
 */
export async function lockSettlements(tx: Executor): Promise<void> {
  // others may have a whole batch before them
  await sql`set local lock_timeout = '9s'`.execute(tx)
  await sql`select pg_advisory_xact_lock(7862420)`.execute(tx)
}

export interface InsertedRow {
  /** Null of one that was stored before. */
  id: number | null
  /** Null of one that was new: whether what is stored says the same. */
  agrees: boolean | null
  /** Whether it was stored before without its batch, which it has now. */
  placed: boolean
}

/** Of a payout, whichever way the money went. */
const sayTheSame = sql`(r.kind, case r.kind when 'payout' then -abs(r.gross_cents) else r.gross_cents end, r.fee_cents, r.currency, r.reference, r.transaction, r.original)
  is not distinct from (g.kind, g."grossCents", g."feeCents", g.currency, g.reference, g.transaction, g.original)`

/** How each of them is stored, in their order. A provider may say of a row in which payout it is when that is made. */
export async function insertRows(
  tx: Executor,
  { provider, name, at }: ImportedFile,
  rows: readonly SettlementRow[],
): Promise<InsertedRow[]> {
  const { rows: inserted } = await sql<InsertedRow>`
    with given as (
      select g.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (identity text, kind text, reference text, transaction text,
        original text, "grossCents" int, "feeCents" int, currency text, "settledOn" date, line int, reason text, "respondBy" date,
        batch text)),
    new as (
      insert into settlement_row (provider, identity, kind, reference, transaction, original, gross_cents, fee_cents, currency,
        settled_on, file, line, imported_at, reason, respond_by, batch)
      select ${provider}, identity, kind, reference, transaction, original, "grossCents", "feeCents", currency, "settledOn", ${name}, line,
        ${at}, reason, "respondBy", batch
      from given on conflict (provider, identity) do nothing returning id, identity),
    placed as (
      update settlement_row r set batch = g.batch from given g
      where r.provider = ${provider} and r.identity = g.identity and r.batch is null and g.batch is not null and ${sayTheSame}
      returning r.identity)
    select new.id, (
      select ${sayTheSame} and (r.batch <> g.batch) is not true
      from settlement_row r where r.provider = ${provider} and r.identity = g.identity) as agrees,
      coalesce(g.identity in (select identity from placed), false) as placed
    from given g left join new on new.identity = g.identity`.execute(tx)
  return inserted
}

export const insertFile = (tx: Executor, file: ImportedFile, digest: Buffer): Promise<unknown> =>
  tx
    .insertInto('settlement_file')
    .values({ provider: file.provider, digest, name: file.name, imported_at: file.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function isFileKnown(db: Executor, provider: string, digest: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('settlement_file')
    .select('provider')
    .where('provider', '=', provider)
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row !== undefined
}

export interface UncheckedRow {
  id: number
  provider: string
  kind: SettlementKind
  gross_cents: number
  fee_cents: number
  currency: string
  reason: string | null
  respond_by: string | null
  attempt_id: number | null
  order_id: number | null
  attempt_status: AttemptStatus | null
  captured_cents: number | null
  captured_currency: string | null
  instalments: number | null
  /** Of a payout: what its batch comes to with it. Null of the others, and of a second payout of the same batch. */
  left_cents: number | null
}

/**
 * In their order, with the attempt that each is about: by our reference, otherwise by the provider’s transaction.
 */
export async function takeUnchecked(tx: Executor, limit: number): Promise<UncheckedRow[]> {
  const { rows } = await sql<UncheckedRow>`
    with due as (
      select * from settlement_row where checked_at is null order by id limit ${limit})
    select d.id, d.provider, d.kind, d.gross_cents, d.fee_cents, d.currency, d.reason, d.respond_by, a.id as attempt_id,
      a.order_id, a.status as attempt_status, a.captured_cents, a.captured_currency, a.instalments,
      case when d.kind = 'payout' then ${leftOfBatch('d')} end as left_cents
    from due d left join lateral (
      select a.* from payment_attempt a
      where a.provider = d.provider and (a.reference = d.reference or a.transaction in (d.transaction, d.original))
      order by (a.reference = d.reference) desc, (a.status = 'captured') desc, a.id limit 1) a on true
    order by d.id`.execute(tx)
  return rows
}

/** By sales of attempts that matched. */
export async function listSettled(
  tx: Executor,
  attempts: readonly number[],
): Promise<{ attempt_id: number; cents: number }[]> {
  const { rows } = await sql<{ attempt_id: number; cents: number }>`
    select coalesce(attempt_id, 0) as attempt_id, coalesce(sum(gross_cents), 0)::int as cents from settlement_row
    where attempt_id = any(${[...attempts]}::bigint[]) and kind = 'sale' and matched group by 1`.execute(tx)
  return rows
}

export interface CheckedRow {
  id: number
  attemptId: number | null
  orderId: number | null
  refundId: number | null
  exception: ExceptionKind | null
}

/** With an exception for each that does not agree. */
export async function saveChecked(tx: Executor, checked: readonly CheckedRow[], at: Date): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as g (id bigint, "attemptId" bigint, "orderId" bigint,
    "refundId" bigint, exception text)`
  await sql`
    update settlement_row r set checked_at = ${at}, attempt_id = g."attemptId", order_id = g."orderId", refund_id = g."refundId",
      matched = g.exception is null
    from ${given} where r.id = g.id`.execute(tx)
  await sql`
    insert into settlement_exception (provider, kind, row_id, order_id, attempt_id, opened_at)
    select r.provider, g.exception, r.id, g."orderId", g."attemptId", ${at}
    from ${given} join settlement_row r on r.id = g.id where g.exception is not null
    on conflict (row_id, kind) where row_id is not null
    do update set closed_at = null, closed_by = null, reason = null, alert_id = null`.execute(tx)
}

/** Attempts of which providers say more than they did before are asked about at once; not those that the provider has captured. */
export const askSoon = (tx: Executor, attempts: readonly number[], at: Date): Promise<unknown> =>
  sql`
    update payment_attempt set check_at = ${at}
    where id = any(${[...attempts]}::bigint[]) and status not in ('captured', 'surplus')`.execute(tx)

/** Rows of payments that were not the shop’s and are now: they are compared again. Returns how many. */
export async function recheckPaid(tx: Executor, at: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with paid as (
      update settlement_exception e set closed_at = greatest(${at}, e.opened_at), reason = 'its provider has confirmed the payment'
      from payment_attempt a
      where e.closed_at is null and e.kind = 'not_paid' and a.id = e.attempt_id and a.status in ('captured', 'surplus')
      returning e.row_id)
    update settlement_row r set checked_at = null from paid where r.id = paid.row_id returning r.id`.execute(tx)
  return rows.length
}
