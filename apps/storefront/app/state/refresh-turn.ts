// A session is renewed and ended by one tab at a time.

/**
 * Without `patience` it waits for its turn however long the other tabs take; with it, so many milliseconds at most. Browsers that
 * know no turns go ahead.
 */
export async function inRefreshTurn<Answer>(work: () => Promise<Answer>, patience?: number): Promise<Answer> {
  if (!('locks' in navigator)) return work()
  if (patience === undefined) return navigator.locks.request('stoa.refresh', work)
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request('stoa.refresh', { signal: AbortSignal.timeout(patience) }, begin)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}
