// Purges personal data that is due: accounts whose week is over, the names in their orders, and documents whose
// retention is over.

import type { Database } from '../database/connect.ts'
import { purgeDue } from '../identity/personal-data/personal-data.service.ts'
import { errorFields, type Log } from './log.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const pollIntervalMs = 15 * 60_000

export function runPurge(db: Database, now: () => number, log: Log): PeriodicTask {
  const purge = async () => {
    const purged = await purgeDue(db, now())
    const hasPurged = purged.accounts + purged.orders > 0
    if (hasPurged) log.info(purged, 'forgotten as asked')
    return hasPurged
  }
  return startPeriodicTask(purge, pollIntervalMs, (error) => log.error(errorFields(error), 'forgetting failed'))
}
