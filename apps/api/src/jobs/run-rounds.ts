// Work that is done whenever somebody calls, and every now and then in any case. One round at a time; a call during a round
// makes one more round after it.

export interface Rounds {
  /** Asks for a round as soon as there is none. */
  wake(): void
  /** Finishes the round it is in. */
  stop(): Promise<void>
}

/** `work` says whether there is more to do at once. What it throws is told to `failed`, and tried again with the next call. */
export function runRounds(work: () => Promise<boolean>, everyMs: number, failed: (error: unknown) => void): Rounds {
  let round: Promise<void> | null = null
  let called = false
  let stopped = false

  const wake = () => {
    called = true
    round ??= workOn().finally(() => {
      round = null
      if (called) wake()
    })
  }
  const workOn = async () => {
    while (called && !stopped) {
      called = false
      try {
        called = (await work()) || called
      } catch (error) {
        failed(error)
      }
    }
  }
  const timer = setInterval(wake, everyMs)
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      called = false
      clearInterval(timer)
      await round
    },
  }
}
