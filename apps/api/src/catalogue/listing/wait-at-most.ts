// Waits for work that goes on, but no longer than it may take in all.

import { setTimeout as delay } from 'node:timers/promises'

export interface Waiting {
  done: Promise<void>
  /** Milliseconds of the monotonic clock. */
  startedAt: number
}

export async function waitAtMost({ done, startedAt }: Waiting, maxWaitMs: number): Promise<void> {
  const waitMs = startedAt + maxWaitMs - performance.now()
  if (waitMs <= 0) return
  const abort = new AbortController()
  await Promise.race([done, delay(waitMs, undefined, { signal: abort.signal })]).finally(() => abort.abort())
}
