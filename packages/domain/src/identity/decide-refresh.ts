// A refresh token is good once. The newest of a session buys the next; the one before it is taken for a moment longer, because
// two tabs may ask at the same time, and both get the same next one. Any older one that comes back has been in other hands:
// the session ends.

export const refreshGraceMs = 20_000

export interface RefreshData {
  /** Whether the session has ended, run out, or lost its customer. */
  isExpired: boolean
  /** When the token was replaced, milliseconds since 1970; null for the newest of its session. */
  replacedAt: number | null
  /** Whether the newest came straight from it. */
  isPredecessor: boolean
}

/** `renew`: a new token. `repeat`: the one that was handed out a moment ago, again. `end`: of the whole session. */
export type RefreshDecision = 'renew' | 'repeat' | 'end' | 'over'

export function decideRefresh({ isExpired, replacedAt, isPredecessor }: RefreshData, now: number): RefreshDecision {
  if (isExpired) return 'over'
  if (replacedAt === null) return 'renew'
  return isPredecessor && now - replacedAt < refreshGraceMs ? 'repeat' : 'end'
}
