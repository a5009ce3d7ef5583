// The SQL of money that is owed to buyers: by the provider that captured it, or by hand.

import { refundDays } from '@stoa/domain/ordering/returns/withdrawal-period'
import { sql } from 'kysely'
import { pauseAfter } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'

/** What of the money returns of the order gave back already is not owed again. Once for an order. */
export async function insertOrderRefund(tx: Executor, orderId: number, dueCents: number, at: Date): Promise<void> {
  await sql`
    insert into order_refund (order_id, cents, due_at)
    select ${orderId}, ${dueCents} - given.cents, ${at}
    from (select coalesce(sum(money_cents), 0)::int as cents from order_return where order_id = ${orderId}) given
    where given.cents < ${dueCents}
    on conflict (order_id) do nothing`.execute(tx)
}

/**
 * Of an order that a provider captured, what is owed for it and for its returns; each once, whatever became of it there. Where
 * the buyer's bank has taken money back, people decide what is still to be paid back.
 */
export async function insertProviderRefunds(tx: Executor, orderId: number, at: Date): Promise<void> {
  await sql`
    insert into payment_refund (order_id, attempt_id, cents, reason, return_id, due_at, try_at)
    select a.order_id, a.id, owed.cents, owed.reason, owed.return_id, ${at}, ${at}
    from payment_attempt a cross join lateral (
      select 'order' as reason, null::bigint as return_id, f.cents from order_refund f
      where f.order_id = a.order_id and f.settled_at is null
      union all
      select 'return', r.id, r.money_cents from order_return r
      where r.order_id = a.order_id and r.refund_due_on is not null and r.refunded_at is null) owed
    where a.order_id = ${orderId} and a.status = 'captured'
      and not exists (select from chargeback c where c.attempt_id = a.id and c.status <> 'won')
      and not exists (
      select from payment_refund p where p.order_id = a.order_id
        and (p.reason, coalesce(p.return_id, 0)) = (owed.reason, coalesce(owed.return_id, 0)))
    order by owed.return_id nulls last`.execute(tx)
}

/** What a provider has captured beyond what pays is paid back at once. */
export const insertSurplusRefund = (
  tx: Executor,
  { attemptId, orderId, cents }: { attemptId: number; orderId: number; cents: number },
  at: Date,
): Promise<unknown> =>
  tx
    .insertInto('payment_refund')
    .values({ order_id: orderId, attempt_id: attemptId, cents, due_at: at, try_at: at, ended_at: null })
    .execute()

/** What a provider is still to pay back of an `order_refund f`, and of an `order_return r`. */
const orderAtProvider = sql`exists (
  select from payment_refund p where p.order_id = f.order_id and p.reason = 'order' and p.status = 'due')`
const returnAtProvider = sql`exists (select from payment_refund p where p.return_id = r.id and p.status = 'due')`

export interface SettledRow {
  event: 'order_repaid' | 'return_repaid'
  /** The order, or its return. */
  subject_id: number
  cents: number
}

/** Of the whole order, and of its returns; what a provider is to pay back is not. */
export async function settleRefund(tx: Executor, orderId: number, at: Date): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    with whole as (
      update order_refund f set settled_at = greatest(${at}, due_at)
      where order_id = ${orderId} and settled_at is null and not ${orderAtProvider}
      returning 'order_repaid' as event, order_id as subject_id, cents),
    returns as (
      update order_return r set refunded_at = greatest(${at}, received_at)
      where order_id = ${orderId} and refund_due_on is not null and refunded_at is null and not ${returnAtProvider}
      returning 'return_repaid' as event, id as subject_id, money_cents as cents),
    refunds as (select * from whole union all select * from returns),
    event as (
      insert into order_event (order_id, event_type, data, at)
      select ${orderId}, 'refund.made', jsonb_build_object('amountCents', sum(r.cents)), ${at} from refunds r having count(*) > 0)
    select coalesce(event, '') as event, coalesce(subject_id, 0) as subject_id, coalesce(cents, 0) as cents from refunds`.execute(
    tx,
  )
  return rows
}

/** A provider has paid it back. `returnId`: null for what was owed for the order. */
export async function settleAtProvider(
  tx: Executor,
  { orderId, returnId, cents }: { orderId: number; returnId: number | null; cents: number },
  at: Date,
): Promise<void> {
  await sql`
    with whole as (
      update order_refund set settled_at = greatest(${at}, due_at)
      where ${returnId}::bigint is null and order_id = ${orderId} and settled_at is null),
    returned as (
      update order_return set refunded_at = greatest(${at}, received_at)
      where id = ${returnId} and order_id = ${orderId} and refunded_at is null)
    insert into order_event (order_id, event_type, data, at)
    values (${orderId}, 'refund.made', jsonb_build_object('amountCents', ${cents}::int), ${at})`.execute(tx)
}

interface OwedRow {
  /** Whether money was ever owed to the buyer, paid back by now or not; also what came in after the order had ended. */
  ever: boolean
  still: boolean
  at_provider: boolean
}

export async function findOwed(db: Executor, orderId: number): Promise<OwedRow> {
  const { rows } = await sql<OwedRow>`
    select coalesce(exists (select from order_refund where order_id = ${orderId})
        or exists (select from order_return where order_id = ${orderId} and refund_due_on is not null)
        or exists (select from payment_attempt where order_id = ${orderId} and status = 'surplus'), false) as ever,
      coalesce(exists (select from order_refund where order_id = ${orderId} and settled_at is null)
        or exists (select from order_return where order_id = ${orderId} and refund_due_on is not null and refunded_at is null),
        false) as still,
      exists (select from payment_refund where order_id = ${orderId} and reason <> 'surplus' and status = 'due') as at_provider`.execute(
    db,
  )
  return rows[0] ?? { ever: false, still: false, at_provider: false }
}

export interface DueRefundRow {
  code: string
  cents: number
  /** `2026-12-08` */
  due_on: string
  /** That captured it; null for what was paid otherwise. */
  provider: string | null
  /** The provider's number of the payment. */
  transaction: string | null
  /** What became of it there. */
  at_provider: 'due' | 'refused' | null
}

/** What became nothing is owed within as many days as what was withdrawn from. */
const dueRefunds = sql`
  select r.order_id as id, r.order_id, null::bigint as return_id, r.cents,
    (r.due_at at time zone 'Europe/Athens')::date + ${refundDays}::int as due_on
  from order_refund r where r.settled_at is null
  union all
  select t.id, t.order_id, t.id, t.money_cents, t.refund_due_on
  from order_return t where t.refund_due_on is not null and t.refunded_at is null`

/** Those due first, first. */
export async function listDueRefunds(db: Executor, limit: number): Promise<DueRefundRow[]> {
  const { rows } = await sql<DueRefundRow>`
    select o.code, coalesce(d.cents, 0) as cents, coalesce(d.due_on::text, '') as due_on, a.provider, a.transaction,
      (select p.status from payment_refund p where p.attempt_id = a.id and p.reason <> 'surplus'
        and coalesce(p.return_id, 0) = coalesce(d.return_id, 0)) as at_provider
    from (${dueRefunds}) d join customer_order o on o.id = d.order_id
    left join payment_attempt a on a.order_id = o.id and a.status = 'captured'
    order by d.due_on, d.order_id, d.id limit ${limit}`.execute(db)
  return rows
}

export interface TakenRefundRow {
  id: number
  order_id: number
  attempt_id: number
  reason: 'surplus' | 'order' | 'return'
  return_id: number | null
  cents: number
  key: string
  tries: number
  provider: string
  reference: string
  provider_reference: string | null
  transaction: string | null
  captured_cents: number
  captured_currency: string
  /** Of the same attempt, before. */
  refunded_cents: number
  /** Of the same attempt, by banks for good. */
  charged_back_cents: number
}

/**
 * What providers are to pay back now, those due first, first. What a process takes is due again later, as attempts are. Of one
 * attempt one at a time; none of a payment of which the buyer’s bank still decides whether it takes it back.
 */
export async function takeDueRefunds(
  db: Executor,
  providers: readonly string[],
  at: Date,
  limit: number,
): Promise<TakenRefundRow[]> {
  const { rows } = await sql<TakenRefundRow>`
    with due as (
      select r.id from payment_refund r join payment_attempt a on a.id = r.attempt_id
      where r.status = 'due' and r.try_at <= ${at} and a.provider = any(${providers}::text[])
        and not exists (select from payment_refund b where b.attempt_id = r.attempt_id and b.status = 'due' and b.id < r.id)
        and not exists (select from chargeback c where c.attempt_id = r.attempt_id and c.status = 'open')
      order by r.try_at, r.id limit ${limit} for update of r skip locked)
    update payment_refund r set try_at = ${at}::timestamptz + ${pauseAfter('tries')}, tries = tries + 1
    from due, payment_attempt a where r.id = due.id and a.id = r.attempt_id
    returning r.id, r.order_id, r.attempt_id, r.reason, r.return_id, r.cents, r.key, r.tries, a.provider, a.reference, a.provider_reference, a.transaction,
      coalesce(a.captured_cents, 0) as captured_cents, coalesce(a.captured_currency, '') as captured_currency,
      coalesce((select sum(b.cents) from payment_refund b where b.attempt_id = r.attempt_id and b.status = 'done'), 0)::int
        as refunded_cents,
      coalesce((select sum(c.cents) from chargeback c where c.attempt_id = r.attempt_id and c.status = 'lost'), 0)::int
        as charged_back_cents`.execute(db)
  return rows
}

/** False when it had ended before. */
export async function endRefund(
  tx: Executor,
  id: number,
  { status, at }: { status: 'done' | 'refused'; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('payment_refund')
    .set({ status, ended_at: at })
    .where('id', '=', id)
    .where('status', '=', 'due')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The refund of an attempt that a row of its provider’s file is about: made, under way or made by hand, and in no row yet. */
export async function findUnsettledRefund(
  tx: Executor,
  { attemptId, cents, except }: { attemptId: number; cents: number; except: readonly number[] },
): Promise<number | null> {
  const row = await tx
    .selectFrom('payment_refund as f')
    .select('f.id')
    .where('f.attempt_id', '=', attemptId)
    .where('f.cents', '=', cents)
    .where(sql<boolean>`f.id <> all(${[...except]}::bigint[])`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('settlement_row as r').select('r.id').whereRef('r.refund_id', '=', 'f.id'))),
    )
    .orderBy(sql`array_position(array['done', 'due', 'refused'], f.status)`)
    .orderBy('f.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
