// The SQL of sessions' ends. An end counts at once: each call looks whether its session still lives.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** `logout`: here, by the customer. `signed_out`: from the list of devices. */
export type EndReason = 'logout' | 'signed_out' | 'password' | 'reuse' | 'deleted' | 'staff'

export interface EndSessionsInput {
  customerId: number
  /** The session that lives on. */
  except?: string
  reason: EndReason
  /** Milliseconds since 1970. */
  now: number
}

/** Ends a customer's sessions, the staff's in their name among them; how many there were. */
export async function endSessionsOf(
  tx: Executor,
  { customerId, except, reason, now }: EndSessionsInput,
): Promise<number> {
  const { rows } = await sql`
    update session set ended_at = ${new Date(now)}, end_reason = ${reason}
    where id in (
      select id from session
      where customer_id = ${customerId} and ended_at is null and id is distinct from ${except ?? null}::uuid
      order by id for update)
    returning id`.execute(tx)
  return rows.length
}

/** Whether the session was that customer's and had not ended before. */
export async function endSession(
  tx: Executor,
  sessionId: string,
  { customerId, reason, now }: Omit<EndSessionsInput, 'except'>,
): Promise<boolean> {
  const { rows } = await sql`
    update session set ended_at = ${new Date(now)}, end_reason = ${reason}
    where id = ${sessionId} and customer_id = ${customerId} and ended_at is null returning id`.execute(tx)
  return rows.length > 0
}
