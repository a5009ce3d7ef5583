// The SQL of ending sessions. It takes effect at once: each call checks that its session is live.

import type { Executor } from '../../database/transaction.ts'

/** `logout`: here, by the customer. `signed_out`: from the list of devices. */
export type EndReason = 'logout' | 'signed_out' | 'password' | 'reuse' | 'deleted' | 'staff'

export interface EndSessionsInput {
  customerId: number
  /** The session that continues. */
  except?: string
  reason: EndReason
  /** Milliseconds since 1970. */
  now: number
}

/** Ends a customer's sessions, including those of staff who act for them; returns how many. */
export async function endSessionsOf(
  tx: Executor,
  { customerId, except, reason, now }: EndSessionsInput,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('session as living')
        .select('living.id')
        .where('living.customer_id', '=', customerId)
        .where('living.ended_at', 'is', null)
        .where('living.id', 'is distinct from', except ?? null)
        .orderBy('living.id')
        .forUpdate(),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** False when the session was not that customer's or had ended before. */
export async function endSession(
  tx: Executor,
  sessionId: string,
  { customerId, reason, now }: Omit<EndSessionsInput, 'except'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
