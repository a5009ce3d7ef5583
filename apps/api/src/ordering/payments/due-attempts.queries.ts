// The SQL of what is due at providers: attempts to ask about, and money to pay back. What a process takes is due again later, so
// that it is not lost with the process, and two of them do not take the same.

import { pauseBeforeCheck } from '@stoa/domain/ordering/payment/attempt-checks'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'
import type { AttemptRow } from './payments.queries.ts'

/** By the number of times it was tried; in milliseconds. */
const pauses = Array.from({ length: 12 }, (_, tries) => pauseBeforeCheck(tries))

const pauseAfter = (column: 'checks' | 'tries') =>
  sql`(${pauses}::int[])[least(${sql.ref(column)} + 2, ${pauses.length})] * interval '1 ms'`

/** Of these providers, those due first, first. */
export async function takeDueAttempts(
  db: Executor,
  providers: readonly string[],
  at: Date,
  limit: number,
): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`
    with due as (
      select id from payment_attempt where check_at <= ${at} and provider = any(${providers}::text[])
      order by check_at, id limit ${limit} for update skip locked)
    update payment_attempt a set check_at = ${at}::timestamptz + ${pauseAfter('checks')}, checks = checks + 1
    from due where a.id = due.id
    returning a.id, a.order_id, a.provider, a.reference, a.amount_cents, a.currency, a.status, a.transaction, a.captured_cents,
      a.captured_currency, a.begun_at, a.settled_at, a.provider_reference, a.sent_at, a.instalments, a.check_at, a.checks, a.payment_type_id, a.hold_days,
      a.held_at, a.held_until, a.capture_at, a.capture_cents`.execute(db)
  return rows
}

/** Of an attempt that was taken to be asked about, and that nobody has captured or released meanwhile. */
export const checkHeldLater = (db: Executor, { id, check_at }: AttemptRow, at: Date): Promise<unknown> =>
  sql`update payment_attempt set check_at = ${at} where id = ${id} and check_at = ${check_at} and capture_at is null`.execute(
    db,
  )

/** Of what is still held: it may have been captured or released meanwhile. */
export const saveHeldUntil = (db: Executor, id: number, until: Date): Promise<unknown> =>
  sql`update payment_attempt set held_until = ${until} where id = ${id} and status = 'authorised'`.execute(db)

export interface DueRefundRow {
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

/** Of one attempt one at a time; none of a payment of which the buyer’s bank still decides whether it takes it back. */
export async function takeDueRefunds(
  db: Executor,
  providers: readonly string[],
  at: Date,
  limit: number,
): Promise<DueRefundRow[]> {
  const { rows } = await sql<DueRefundRow>`
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
