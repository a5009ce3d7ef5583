// Enqueues an account e-mail. The request is in the outbox, committed with the change it is about, as numbers only:
// addresses, texts, tokens and codes are put together when the e-mail is written.

import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'
import { type EmailKind, emailKindNumbers } from './email-kinds.ts'

export interface EnqueueEmailInput {
  customerId?: number
  /** The one-time token or code that the e-mail carries. */
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
