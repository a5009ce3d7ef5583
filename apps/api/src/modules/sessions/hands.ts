// What other modules do for a session; app.ts hands them in.

import type { Executor } from '../../database/transaction.ts'

/** What a letter is about; `keyId` is of the code it carries, `now` in milliseconds since 1970. */
export interface LetterFacts {
  customerId: number
  keyId?: number
  now: number
}

/** Has a letter written to a customer, in the transaction of the change it tells of. */
export type TellLetter = (tx: Executor, kind: 'session_reused' | 'confirm_code', about: LetterFacts) => Promise<void>

export interface SessionHands {
  tellLetter: TellLetter
}
