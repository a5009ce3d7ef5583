// Forgets what is due: accounts whose week is over, the names in their orders, and papers that nobody has to show any more.

import type { Database } from '../database/connect.ts'
import { forgetDue } from '../modules/personal-data/deletion.ts'
import { factsOf, type Log } from './log.ts'
import { type Rounds, runRounds } from './run-rounds.ts'

const lookEveryMs = 15 * 60_000

export function runForgetting(db: Database, now: () => number, log: Log): Rounds {
  const forget = async () => {
    const forgotten = await forgetDue(db, now())
    const any = forgotten.accounts + forgotten.orders > 0
    if (any) log.info(forgotten, 'forgotten as asked')
    return any
  }
  return runRounds(forget, lookEveryMs, (error) => log.error(factsOf(error), 'forgetting failed'))
}
