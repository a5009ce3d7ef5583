// A refresh token is good once. The newest of a session is exchanged for the next; its predecessor is accepted for a
// short time, because two tabs may refresh at once, and both get the same next token. Reuse of any older one means that
// it was stolen: the session ends.

export const refreshGraceMs = 20_000

export interface RefreshData {
  /** Whether the session was ended, has expired, or its customer was deleted. */
  isExpired: boolean
  /** When the token was replaced, milliseconds since 1970; null for the newest of its session. */
  replacedAt: number | null
  /** Whether the newest token was issued in exchange for this one. */
  isPredecessor: boolean
}

/** `renew`: issues a new token. `repeat`: returns the newest one again. `end`: ends the session. */
export type RefreshDecision = 'renew' | 'repeat' | 'end' | 'over'

export function decideRefresh({ isExpired, replacedAt, isPredecessor }: RefreshData, now: number): RefreshDecision {
  if (isExpired) return 'over'
  if (replacedAt === null) return 'renew'
  return isPredecessor && now - replacedAt < refreshGraceMs ? 'repeat' : 'end'
}
