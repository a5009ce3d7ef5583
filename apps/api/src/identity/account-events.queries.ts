// The SQL of security events of an account, and of what staff did in a customer's name. Append-only.

import type { Executor } from '../database/transaction.ts'

export interface AccountEvent {
  customerId: number
  /** The member of staff who acted for the customer. */
  staffId?: number | null
  sessionId?: string | null
  /** The name of the call or event: `reset_requested`, `refresh_token_reused`. No personal data. */
  action: string
  /** Milliseconds since 1970. */
  now: number
}

export async function insertAccountEvent(tx: Executor, event: AccountEvent): Promise<void> {
  const { customerId, staffId = null, sessionId = null, action, now } = event
  await tx
    .insertInto('account_event')
    .values({ at: new Date(now), customer_id: customerId, staff_id: staffId, session_id: sessionId, action })
    .execute()
}
