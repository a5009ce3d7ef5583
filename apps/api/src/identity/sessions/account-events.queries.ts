// The SQL of what touched the safety of an account, and of what staff did in a customer's name. Rows are only ever added.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface AccountEvent {
  customerId: number
  /** The member of staff who acted for the customer. */
  staffId?: number | null
  sessionId?: string | null
  /** The call's name, or what happened: `reset_requested`, `refresh_token_reused`. No personal data. */
  action: string
  /** Milliseconds since 1970. */
  now: number
}

export async function insertAccountEvent(tx: Executor, event: AccountEvent): Promise<void> {
  const { customerId, staffId = null, sessionId = null, action, now } = event
  await sql`
    insert into account_event (at, customer_id, staff_id, session_id, action)
    values (${new Date(now)}, ${customerId}, ${staffId}, ${sessionId}, ${action})`.execute(tx)
}
