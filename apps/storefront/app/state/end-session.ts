// The end of a session, in its order: nothing new is asked for it, what changes something is done, no tab renews it any more;
// then the shop is told, and then everybody here.

import { inRefreshTurn } from './refresh-turn.ts'
import { askAgain, stopAsking } from './session-life.ts'
import { sessionEnded } from './session-store.ts'

/** How long what is under way may take, each time, before the end goes ahead without it. */
const patience = 5000

/** `tell` ends it at the shop; `isOver` is whether its answer says so. */
export async function endSession<Answer>(
  tell: () => Promise<Answer>,
  isOver: (answer: Answer) => boolean,
): Promise<Answer> {
  try {
    await Promise.race([stopAsking(), new Promise((late) => setTimeout(late, patience))])
    return await inRefreshTurn(async () => {
      const answer = await tell()
      if (isOver(answer)) sessionEnded()
      return answer
    }, patience)
  } finally {
    askAgain()
  }
}
