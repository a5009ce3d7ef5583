// Has a letter about an account written. The wish lies in the outbox with the change it tells of, as numbers only: addresses,
// words, keys and codes are put together when the letter is written.

import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { type EmailKind, emailKindNumbers } from './email-kinds.ts'

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
  await enqueueEvent(tx, 'account.letter', { letter: emailKindNumbers[kind], at: now, ...references })
}
