// Account e-mails. Requesting one is a row of the outbox, committed with the change it is about, and numbers only:
// addresses, texts, tokens and codes are put together when the e-mail is written.

import { enqueueEvent } from '../../database/outbox.ts'
import type { Executor } from '../../database/transaction.ts'

/** A kind's number never changes: rows of an earlier release may still be in the outbox. */
export const emailKindNumbers = {
  /** Verifies the e-mail of a new account; says so where there is one already. Needs the one-time token. */
  verify: 1,
  /** A link for a new password, if the e-mail of the token is an account's. Needs the token. */
  reset: 2,
  password_changed: 3,
  /** To the new e-mail, with the token that verifies it. */
  email_change: 4,
  /** To the old e-mail: a change was requested. */
  email_change_notice: 5,
  new_sign_in: 6,
  /** A refresh token was reused: the session was ended. */
  session_reused: 7,
  /** A code that confirms the customer's identity. Needs the token. */
  confirm_code: 8,
  /** A code that verifies an e-mail from Google or Facebook. Needs the token. */
  social_code: 9,
  /** The account will be deleted in seven days, and the token undoes it. */
  deletion: 10,
  /** The account's password is being guessed. */
  many_guesses: 11,
  second_factor_off: 12,
  /** Google or Facebook was linked to an existing account. */
  provider_linked: 13,
} as const

export type EmailKind = keyof typeof emailKindNumbers

const kinds = new Map(Object.entries(emailKindNumbers).map(([kind, number]) => [number, kind as EmailKind]))

export function emailKindOf(number: number): EmailKind {
  const kind = kinds.get(number as (typeof emailKindNumbers)[EmailKind])
  if (!kind) throw new Error(`no kind of e-mail has the number ${number}`)
  return kind
}

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
  await enqueueEvent(tx, 'account.email', { kind: emailKindNumbers[kind], at: now, ...references })
}
