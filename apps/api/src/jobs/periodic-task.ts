// Work that runs when requested, and periodically in any case. One run at a time; a request during a run causes one
// more run after it.

export interface PeriodicTask {
  /** Requests a run as soon as none is under way; none after `stop`. */
  wake(): void
  /** Waits for the current run; what it left to do stays. */
  stop(): Promise<void>
}

/**
 * `work` returns whether there is more to do at once. What it throws is passed to `failed`, and retried with the next
 * run.
 */
export function startPeriodicTask(
  task: () => Promise<boolean>,
  intervalMs: number,
  onError: (error: unknown) => void,
): PeriodicTask {
  let current: Promise<void> | null = null
  let requested = false
  let stopped = false

  const wake = () => {
    if (stopped) return
    requested = true
    current ??= runPending().finally(() => {
      current = null
      if (requested) wake()
    })
  }
  const runPending = async () => {
    while (requested && !stopped) {
      requested = false
      try {
        requested = (await task()) || requested
      } catch (error) {
        onError(error)
      }
    }
  }
  const timer = setInterval(wake, intervalMs)
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await current
    },
  }
}
