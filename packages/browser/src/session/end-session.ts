// The end of a session, in its order: nothing new is asked for it, what changes something is done, no tab renews it any more;
// then the shop is told, and then everybody here.

import { pauseRequests, resumeRequests } from './active-session.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { sessionEnded } from './session-store.ts'

/** How long what is under way may take, each time, before the end goes ahead without it. */
const waitLimit = 5000

/** `tell` ends it at the shop; `isOver` is whether its answer says so. */
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
