// Why a page sent the shopper to another one, carried beside the address so that the other page can say so.

export const reasons = ['emptyCart', 'missingInformation', 'refusedFields', 'paymentFailed'] as const

export type Reason = (typeof reasons)[number]

export const sentFor = (reason: Reason): { reason: Reason } => ({ reason })

/** The reason in a location's state; null for anything else that stands there. */
export function cameFor(state: unknown): Reason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null
  return reasons.find((reason) => reason === state.reason) ?? null
}
