// What does not agree between providers and the shop: what never came is found every night, and everything stays on the
// list until it agrees, or somebody says why it does not.

import type { Database } from '../../database/connect.ts'
import { alertTogether } from '../../database/staff-alerts.ts'
import { type Executor, inTransaction } from '../../database/transaction.ts'
import { compareSettlements } from './compare.service.ts'
import * as queries from './exceptions.queries.ts'
import { openUnpaidOut } from './payouts.queries.ts'
import { lockSettlements, recheckPaid } from './settlements.queries.ts'

export const { countOpen: countExceptions, countFound, listFound } = queries

const dayMs = 24 * 60 * 60_000
const listed = 10_000

export const listExceptions = (db: Executor) => queries.listOpen(db, listed)

/**
 * Compares again what was not paid here and is now, and looks for what providers have had for `days` and is in none of
 * their files: payments, refunds, and payouts of what they have settled.
 */
export async function reviewSettlements(db: Database, days: number, now: number): Promise<void> {
  const at = new Date(now)
  const before = new Date(now - days * dayMs)
  await inTransaction(db, (tx) => recheckPaid(tx, at))
  await compareSettlements(db, now)
  await inTransaction(db, async (tx) => {
    // nothing is missed that is being imported
    await lockSettlements(tx)
    await queries.openUnsettled(tx, before, at)
    await queries.openUnrefunded(tx, before, at)
    await openUnpaidOut(tx, before, at)
  })
  await inTransaction(db, (tx) => tellExceptions(tx, now))
}

/** Those that were found since the last time are told of together. */
async function tellExceptions(tx: Executor, now: number): Promise<void> {
  const untold = await queries.lockUntold(tx)
  const [first] = untold
  if (first !== undefined) await queries.saveTold(tx, untold, await alertTogether(tx, 'exceptions', first, now))
}

export interface Resolution {
  /** Who says so. */
  by: string
  reason: string
}

/** False when it is not open. */
export const resolveException = (db: Database, id: number, resolution: Resolution, now: number): Promise<boolean> =>
  queries.closeException(db, id, resolution, new Date(now))
