// The letters about accounts. A job carries numbers only, so each kind has one: it stays as it is, because rows of an earlier
// release may still lie in the outbox.

export const emailKindNumbers = {
  /** Proves an e-mail for a new account; says so where there is one already. Needs the key. */
  verify: 1,
  /** A link for a new password, if the e-mail of the key is an account's. Needs the key. */
  reset: 2,
  password_changed: 3,
  /** To the new e-mail, with the key that proves it. */
  email_change: 4,
  /** To the old e-mail: somebody asked for the change. */
  email_change_notice: 5,
  new_sign_in: 6,
  /** A refresh token was used twice: the session was ended. */
  session_reused: 7,
  /** A code that confirms who is there. Needs the key. */
  confirm_code: 8,
  /** A code that proves an e-mail of Google or Facebook. Needs the key. */
  social_code: 9,
  /** The account ends in seven days, and the key undoes it. */
  deletion: 10,
  /** Somebody guesses at the password. */
  many_guesses: 11,
  second_factor_off: 12,
  /** Google or Facebook signs in to an account that was there before. */
  provider_linked: 13,
} as const

export type EmailKind = keyof typeof emailKindNumbers

const kinds = new Map(Object.entries(emailKindNumbers).map(([kind, number]) => [number, kind as EmailKind]))

export function emailKindOf(number: number): EmailKind {
  const kind = kinds.get(number as (typeof emailKindNumbers)[EmailKind])
  if (!kind) throw new Error(`there is no letter ${number}`)
  return kind
}
