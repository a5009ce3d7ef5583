// One try to pay an order with one provider. Providers report late, twice and in any order, and an attempt that was given
// up may still be captured. Whatever comes, an order is paid at most once: the first capture of what was asked for pays the
// order that awaits it. The first capture of any other attempt is a surplus, which the shop owes back; a second capture of
// the same attempt is only logged. What is authorised is held on the buyer's card, and captured or released next.

/** Any transition that is not written here is refused, here and by the database. */
export const nextAttemptStatuses = {
  open: ['authorised', 'captured', 'surplus', 'refused', 'cancelled', 'expired'],
  authorised: ['captured', 'surplus', 'refused', 'cancelled', 'expired'],
  refused: ['authorised', 'captured', 'surplus'],
  cancelled: ['authorised', 'captured', 'surplus'],
  expired: ['authorised', 'captured', 'surplus'],
  captured: [],
  surplus: [],
} as const satisfies Record<string, readonly string[]>

export type AttemptStatus = keyof typeof nextAttemptStatuses

/** What a provider says of an attempt once it knows. */
export type AttemptResult = 'authorised' | 'captured' | 'refused' | 'cancelled' | 'expired'

/** The attempt's next state; null when the report changes nothing, because it was known or comes too late. */
export function decideAttempt(
  status: AttemptStatus,
  result: AttemptResult,
  /** Whether a capture pays the order: it awaits one, of this amount, in this currency, under a new transaction. */
  paysOrder: boolean,
): AttemptStatus | null {
  const next: AttemptStatus = result === 'captured' && !paysOrder ? 'surplus' : result
  const allowed: readonly AttemptStatus[] = nextAttemptStatuses[status]
  return allowed.includes(next) ? next : null
}
