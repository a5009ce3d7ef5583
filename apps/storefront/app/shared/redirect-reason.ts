// Why a page sent the shopper to another one, carried beside the address so that the other page can say so.

export const redirectReasons = ['emptyCart', 'missingInformation', 'refusedFields', 'paymentFailed'] as const

export type RedirectReason = (typeof redirectReasons)[number]

export const redirectState = (reason: RedirectReason): { reason: RedirectReason } => ({ reason })

/** The reason in a location's state; null for anything else that stands there. */
export function readRedirectReason(state: unknown): RedirectReason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null
  return redirectReasons.find((reason) => reason === state.reason) ?? null
}
