// The SQL of what touched the safety of an account, and of what staff did in a customer's name. Rows are only ever added.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface AccountEvent {
  /** Milliseconds since 1970. */
  at: number
  customerId: number
  /** Who acted for the customer. */
  staffId?: number | null
  sessionId?: string | null
  /** What happened, `second_factor_on`; or the call that staff made, by its name. No personal data. */
  action: string
}

export async function noteEvent(tx: Executor, event: AccountEvent): Promise<void> {
  const { at, customerId, staffId = null, sessionId = null, action } = event
  await sql`
    insert into account_event (at, customer_id, staff_id, session_id, action)
    values (${new Date(at)}, ${customerId}, ${staffId}, ${sessionId}, ${action})`.execute(tx)
}
