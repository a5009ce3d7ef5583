// Work that is done whenever somebody calls, and every now and then in any case. One round at a time; a call during a round
// makes one more round after it.

export interface PeriodicTask {
  /** Asks for a round as soon as there is none. */
  wake(): void
  /** Finishes the round it is in. */
  stop(): Promise<void>
}

/** `work` says whether there is more to do at once. What it throws is told to `failed`, and tried again with the next call. */
export function startPeriodicTask(
  task: () => Promise<boolean>,
  intervalMs: number,
  onError: (error: unknown) => void,
): PeriodicTask {
  let current: Promise<void> | null = null
  let requested = false
  let stopped = false

  const wake = () => {
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
      requested = false
      clearInterval(timer)
      await current
    },
  }
}
