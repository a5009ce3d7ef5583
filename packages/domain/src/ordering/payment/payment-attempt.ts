// One try to pay an order with one provider. Providers report late, twice and in any order, and an attempt that was given
// up may still be captured. Whatever comes, an order is paid at most once, and no captured amount is forgotten: the first
// capture pays the order that awaits it; any other is a surplus, which the shop owes back.

/** Any transition that is not written here is refused, here and by the database. */
export const nextAttemptStatuses = {
  open: ['captured', 'surplus', 'refused', 'cancelled'],
  refused: ['captured', 'surplus'],
  cancelled: ['captured', 'surplus'],
  captured: [],
  surplus: [],
} as const satisfies Record<string, readonly string[]>

export type AttemptStatus = keyof typeof nextAttemptStatuses

/** What a provider says of an attempt. */
export type AttemptResult = 'captured' | 'refused' | 'cancelled'

/** The attempt's next state; null when the report changes nothing, because it was known or comes too late. */
export function decideSettlement(
  status: AttemptStatus,
  result: AttemptResult,
  orderAwaitsPayment: boolean,
): AttemptStatus | null {
  const next: AttemptStatus = result === 'captured' && !orderAwaitsPayment ? 'surplus' : result
  const allowed: readonly AttemptStatus[] = nextAttemptStatuses[status]
  return allowed.includes(next) ? next : null
}
