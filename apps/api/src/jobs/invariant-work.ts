// Looks every night whether the shop's data hold what must hold at any time; what does not is an error in the log.

import { hourOf } from '@stoa/domain/ordering/delivery/working-days'
import type { Database } from '../database/connect.ts'
import { findViolations } from '../invariants/check-invariants.service.ts'
import { errorFields, type Log } from '../log.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const hourMs = 3_600_000
/** When hardly anybody buys: whole tables are read. In shop time. */
const quietHour = 4

export async function reportViolations(db: Database, now: number, log: Log): Promise<void> {
  if (hourOf(now) !== quietHour) return
  for (const [sentence, rows] of Object.entries(await findViolations(db))) log.error({ rows }, `there is ${sentence}`)
}

export const runInvariants = (db: Database, now: () => number, log: Log): PeriodicTask =>
  startPeriodicTask(
    async () => {
      await reportViolations(db, now(), log)
      return false
    },
    hourMs,
    (error) => log.error(errorFields(error), 'checking the invariants failed'),
  )
