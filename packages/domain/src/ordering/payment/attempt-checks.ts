// When a provider is asked what became of an attempt that it has not reported on: soon at first, and less and less often. What
// it knows nothing of after two hours was never begun there; what it cannot decide within a week, somebody has to look up.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const firstCheckMs = 2 * minute
const longestPauseMs = hour
const unknownForMs = 2 * hour
const undecidedForMs = 7 * day

/** `checks`: how often it was asked before. Milliseconds. */
export const pauseBeforeCheck = (checks: number): number =>
  Math.min(firstCheckMs * 2 ** Math.min(checks, 10), longestPauseMs)

/** What follows when the provider says nothing that ends an attempt. `ageMs`: since it began. */
export function decideUnended(said: 'unknown' | 'undecided', ageMs: number): 'ask_again' | 'expired' | 'look_up' {
  if (said === 'unknown') return ageMs < unknownForMs ? 'ask_again' : 'expired'
  return ageMs < undecidedForMs ? 'ask_again' : 'look_up'
}
