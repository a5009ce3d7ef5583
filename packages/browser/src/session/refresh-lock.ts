// Only one tab at a time refreshes or ends a session.

/**
 * Without a timeout it waits for the lock as long as needed; with one, at most that many milliseconds. Browsers without
 * the Web Locks API go ahead.
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
