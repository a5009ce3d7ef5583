// Has a letter about an account written. The wish lies in the outbox with the change it tells of, as numbers only: addresses,
// words, keys and codes are put together when the letter is written.

import type { Executor } from '../../database/transaction.ts'
import { type EmailKind, emailKindNumbers } from './email-kinds.ts'

export const accountEmailTopic = 'account.letter'

/** What a job of letters carries. */
export type AccountEmailJob = {
  /** Of `letterNumbers`. */
  letter: number
  /** When it happened, milliseconds since 1970. */
  at: number
  customerId?: number
  keyId?: number
}

export interface EnqueueEmailInput {
  customerId?: number
  /** The key or code the letter carries. */
  keyId?: number
  /** Milliseconds since 1970. */
  now: number
}

export async function enqueueEmail(
  tx: Executor,
  kind: EmailKind,
  { now, ...references }: EnqueueEmailInput,
): Promise<void> {
  const job: AccountEmailJob = { letter: emailKindNumbers[kind], at: now, ...references }
  await tx
    .insertInto('outbox')
    .values({ topic: accountEmailTopic, payload: JSON.stringify(job) })
    .execute()
}
