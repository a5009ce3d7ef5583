// The SQL of telling an account's owner that a limit was reached.

import { sql } from 'kysely'
import { outboxRow } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { emailKindNumbers } from '../emails/emails.service.ts'

/** One statement whether or not the e-mail is an account's. */
export async function notifyOwner(db: Executor, email: string, at: number): Promise<void> {
  const { topic, payload } = outboxRow('account.email', { kind: emailKindNumbers.many_guesses, at })
  await sql`
    insert into outbox (topic, payload)
    select ${topic}, ${payload}::jsonb || jsonb_build_object('customerId', id)
    from customer where lower(email) = lower(${email})`.execute(db)
}
