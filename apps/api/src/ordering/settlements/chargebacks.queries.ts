// The SQL of payments that buyers' banks take back.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface NewChargeback {
  attemptId: number
  orderId: number
  /** The provider’s row that says it; null of what staff have recorded. */
  rowId: number | null
  cents: number
  reason: string | null
  /** The last day for an answer to the bank. */
  respondBy: string | null
}

export interface TakenAttempt {
  provider: string
  reference: string
  currency: string
  /** Of what it captured, what no bank has taken back or is about to. */
  untaken_cents: number
}

/** Locked until the transaction ends. */
export async function lockTaken(tx: Executor, attemptId: number): Promise<TakenAttempt> {
  const attempt = await tx
    .selectFrom('payment_attempt')
    .select(['provider', 'reference', 'captured_cents', 'captured_currency'])
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { cents } = await tx
    .selectFrom('chargeback')
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where('attempt_id', '=', attemptId)
    .where('status', '<>', 'won')
    .executeTakeFirstOrThrow()
  const { provider, reference, captured_currency, captured_cents } = attempt
  const untaken_cents = (captured_cents ?? 0) - Number(cents ?? 0)
  return { provider, reference, currency: captured_currency ?? '', untaken_cents }
}

/** The open one of an attempt, until the transaction ends. */
export const lockOpen = (tx: Executor, attemptId: number) =>
  tx
    .selectFrom('chargeback')
    .select(['id', 'row_id', 'cents'])
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

export async function insertChargeback(tx: Executor, chargeback: NewChargeback, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('chargeback')
    .values({
      order_id: chargeback.orderId,
      attempt_id: chargeback.attemptId,
      row_id: chargeback.rowId,
      cents: chargeback.cents,
      reason: chargeback.reason,
      respond_by: chargeback.respondBy,
      status: 'open',
      opened_at: at,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What staff have recorded stands in the provider’s file as well. */
export const attachRow = (tx: Executor, id: number, { rowId, reason, respondBy }: NewChargeback): Promise<unknown> =>
  tx
    .updateTable('chargeback')
    .set(({ fn, val }) => ({
      row_id: rowId,
      reason: fn.coalesce('reason', val(reason)),
      respond_by: fn.coalesce('respond_by', val(respondBy)),
    }))
    .where('id', '=', id)
    .execute()

export interface EndedChargeback {
  id: number
  order_id: number
  cents: number
  provider: string
  reference: string
  currency: string
}

export interface ChargebackEnd {
  attemptId: number
  status: 'won' | 'lost'
  /** Null for whichever amount there is. */
  cents: number | null
}

/** The latest of an attempt that is open, or was lost and is won after all; null when there is none of this amount. */
export async function endLatest(
  tx: Executor,
  { attemptId, status, cents }: ChargebackEnd,
  at: Date,
): Promise<EndedChargeback | null> {
  const from = status === 'won' ? ['open', 'lost'] : ['open']
  const { rows } = await sql<EndedChargeback>`
    update chargeback c set status = ${status}, ended_at = greatest(${at}, c.opened_at)
    from payment_attempt a
    where a.id = c.attempt_id and c.id = (
      select id from chargeback where attempt_id = ${attemptId} and status = any(${from}::text[])
        and (${cents}::int is null or cents = ${cents}::int)
      order by id desc limit 1 for update)
    returning c.id, c.order_id, c.cents, a.provider, a.reference,
      coalesce(a.captured_currency, '') as currency`.execute(tx)
  return rows[0] ?? null
}

export interface CapturedAttempt {
  id: number
  order_id: number
}

/** Of an order: one that is being taken back or was, otherwise the one that pays it. */
export async function findCaptured(tx: Executor, orderCode: string): Promise<CapturedAttempt | null> {
  const { rows } = await sql<CapturedAttempt>`
    select a.id, a.order_id
    from payment_attempt a join customer_order o on o.id = a.order_id
    where o.code = ${orderCode} and a.status in ('captured', 'surplus')
    order by (select max(c.id) from chargeback c where c.attempt_id = a.id and c.status <> 'won') desc nulls last,
      a.status, a.id limit 1`.execute(tx)
  return rows[0] ?? null
}

export interface OpenChargebackRow {
  code: string
  provider: string
  cents: number
  reason: string | null
  respond_by: string | null
  /** What the shop has paid back of the payment, or is about to: it is not owed twice. */
  refunded_cents: number
}

/** Those that are to be answered first, first. */
export async function listOpen(db: Executor): Promise<OpenChargebackRow[]> {
  const { rows } = await sql<OpenChargebackRow>`
    select o.code, a.provider, c.cents, c.reason, c.respond_by,
      coalesce((select sum(f.cents) from payment_refund f where f.attempt_id = a.id and f.status <> 'refused'), 0)::int
        as refunded_cents
    from chargeback c join payment_attempt a on a.id = c.attempt_id join customer_order o on o.id = c.order_id
    where c.status = 'open' order by c.respond_by nulls last, c.id`.execute(db)
  return rows
}
