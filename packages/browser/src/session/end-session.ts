// Ends a session in order: no new calls, writes are awaited, no tab refreshes it any more; then the server is called,
// and then all tabs are notified.

import { pauseRequests, resumeRequests } from './active-session.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { sessionEnded } from './session-store.ts'

/** Timeout of each wait for running calls, after which the end goes ahead. */
const waitLimit = 5000

/** `endAtServer` calls the server; `isEnded` is whether its result ends the session. */
export async function endSession<Result>(
  endAtServer: () => Promise<Result>,
  isEnded: (result: Result) => boolean,
): Promise<Result> {
  try {
    await Promise.race([pauseRequests(), new Promise((resolve) => setTimeout(resolve, waitLimit))])
    return await withRefreshLock(async () => {
      const result = await endAtServer()
      if (isEnded(result)) sessionEnded()
      return result
    }, waitLimit)
  } finally {
    resumeRequests()
  }
}
