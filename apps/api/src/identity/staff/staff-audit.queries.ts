// The SQL of the staff audit log. Append-only; the outcome of a change is the one thing that is filled in.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface StaffAction {
  staffId: number
  sessionId: string | null
  /** For whom they act. */
  customerId: number | null
  /** The call's name. */
  call: string
  /** The subject: `product:12`. */
  subject: string | null
  /** `started`, `done`, `fault` or a refusal's code. */
  outcome: string
  /** Milliseconds since 1970. */
  now: number
}

export async function insertStaffAction(tx: Executor, action: StaffAction): Promise<number> {
  const { staffId, sessionId, customerId, call, subject, outcome, now } = action
  const { rows } = await sql<{ id: number }>`
    insert into staff_action (at, staff_id, session_id, customer_id, call, subject, outcome)
    values (${new Date(now)}, ${staffId}, ${sessionId}, ${customerId}, ${call}, ${subject}, ${outcome})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an action of staff was recorded without an id')
  return row.id
}

export async function endStaffAction(tx: Executor, id: number, outcome: string): Promise<void> {
  await sql`update staff_action set outcome = ${outcome} where id = ${id}`.execute(tx)
}
