// Why a page redirected the shopper, carried in the location state so that the target page can show it.

export const redirectReasons = ['emptyCart', 'missingInformation', 'refusedFields', 'paymentFailed'] as const

export type RedirectReason = (typeof redirectReasons)[number]

export const redirectState = (reason: RedirectReason): { reason: RedirectReason } => ({ reason })

/** The reason in a location's state; null for any other state. */
export function readRedirectReason(state: unknown): RedirectReason | null {
  if (typeof state !== 'object' || state === null || !('reason' in state)) return null
  return redirectReasons.find((reason) => reason === state.reason) ?? null
}
