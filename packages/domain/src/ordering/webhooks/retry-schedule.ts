// When an event is delivered again that an endpoint did not take, and when an endpoint is left alone: as Standard Webhooks
// recommends, over three days. An endpoint that takes nothing for so long is disabled.

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** After each failed attempt, the first included. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

export const maxAttempts = delays.length + 1

/** An endpoint that asks for more is not left alone longer, with an event as with all. */
const longestRequestedPause = hour

/** So that not all come back in the same moment. */
const jitter = 0.1

interface FailedAttempt {
  /** This one included. */
  attempts: number
  /** For how long the endpoint asks to be left alone. */
  retryAfterMs: number | null
}

const requestedPause = (retryAfterMs: number | null): number => Math.min(longestRequestedPause, retryAfterMs ?? 0)

/** When it is tried again, in milliseconds since 1970; null when it is given up. `random`: from 0 to 1. */
export function nextAttempt({ attempts, retryAfterMs }: FailedAttempt, now: number, random: number): number | null {
  const delay = delays[attempts - 1]
  return delay === undefined
    ? null
    : now + Math.max(Math.round(delay * (1 + jitter * random)), requestedPause(retryAfterMs))
}

const failuresToPause = 5
const longestPause = 10 * minute
export const failingUntilDisabled = 3 * day

export interface EndpointHealth {
  /** In a row, this one included. */
  failures: number
  /** When the first of them was. */
  failingSince: number
}

/** Until when nothing is sent to an endpoint that fails; null when it goes on at once. `retryAfterMs`: what it asks for. */
export function pausedUntil({ failures }: EndpointHealth, retryAfterMs: number | null, now: number): number | null {
  const doubled =
    failures < failuresToPause ? 0 : Math.min(longestPause, 30 * second * 2 ** Math.min(10, failures - failuresToPause))
  const pause = Math.max(doubled, requestedPause(retryAfterMs))
  return pause > 0 ? now + pause : null
}

export const isToBeDisabled = ({ failingSince }: EndpointHealth, now: number): boolean =>
  now - failingSince >= failingUntilDisabled
