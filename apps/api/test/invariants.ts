import { expect } from 'vitest'
import type { Database } from '../src/database/connect.ts'
import { findViolations } from '../src/invariants/check-invariants.service.ts'
import { releaseExpiredHolds } from '../src/ordering/stock/stock-holds.service.ts'
import type { TestApi } from './test-api.ts'

/** As the job leaves them: a test's clock may be days behind, and its holds long over. */
export async function findViolationsAfterJobs(db: Database) {
  while ((await releaseExpiredHolds(db, Date.now())).more);
  return findViolations(db)
}

/** Fails with the sentence and the rows of every violated invariant. */
export const expectConsistentLedger = async (db: Database): Promise<void> =>
  expect(await findViolationsAfterJobs(db)).toEqual({})

/** After the last test of a file, whose money and copies have to be whole. */
export async function closeConsistent(api: TestApi): Promise<void> {
  await expectConsistentLedger(api.database.db)
  await api.close()
}
