// A session is renewed and ended by one tab at a time.

/**
 * Without `patience` it waits for its turn however long the other tabs take; with it, so many milliseconds at most. Browsers that
 * know no turns go ahead.
 */
export async function withRefreshLock<Result>(task: () => Promise<Result>, timeout?: number): Promise<Result> {
  if (!('locks' in navigator)) return task()
  if (timeout === undefined) return navigator.locks.request('stoa.refresh', task)
  let started = false
  const startTask = () => {
    started = true
    return task()
  }
  try {
    return await navigator.locks.request('stoa.refresh', { signal: AbortSignal.timeout(timeout) }, startTask)
  } catch (error) {
    if (started) throw error
    return task()
  }
}
