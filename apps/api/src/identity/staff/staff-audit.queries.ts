// The SQL of the staff audit log. Append-only; the outcome of a change is the one thing that is filled in.

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
  const { id } = await tx
    .insertInto('staff_action')
    .values({
      at: new Date(now),
      staff_id: staffId,
      session_id: sessionId,
      customer_id: customerId,
      call,
      subject,
      outcome,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endStaffAction(tx: Executor, id: number, outcome: string): Promise<void> {
  await tx.updateTable('staff_action').set({ outcome }).where('id', '=', id).execute()
}
