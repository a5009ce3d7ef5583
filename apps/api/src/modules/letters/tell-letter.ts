// Has a letter about an account written. The wish lies in the outbox with the change it tells of, as numbers only: addresses,
// words, keys and codes are put together when the letter is written.

import type { Executor } from '../../database/transaction.ts'
import { type LetterKind, letterNumbers } from './letter-kinds.ts'

export const accountLetterTopic = 'account.letter'

/** What a job of letters carries. */
export type AccountLetterWork = {
  /** Of `letterNumbers`. */
  letter: number
  /** When it happened, milliseconds since 1970. */
  at: number
  customerId?: number
  keyId?: number
}

export interface LetterWish {
  customerId?: number
  /** The key or code the letter carries. */
  keyId?: number
  /** Milliseconds since 1970. */
  now: number
}

export async function tellLetter(tx: Executor, kind: LetterKind, { now, ...about }: LetterWish): Promise<void> {
  const work: AccountLetterWork = { letter: letterNumbers[kind], at: now, ...about }
  await tx
    .insertInto('outbox')
    .values({ topic: accountLetterTopic, payload: JSON.stringify(work) })
    .execute()
}
