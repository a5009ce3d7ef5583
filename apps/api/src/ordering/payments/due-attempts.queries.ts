// The SQL of attempts that providers are to be asked about. What a process takes is due again later, so that it is not lost with
// the process, and two of them do not take the same.

import { sql } from 'kysely'
import { pauseAfter } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import type { AttemptRow } from './payments.queries.ts'

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
