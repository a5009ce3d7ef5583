// Counts the titles of everybody whose titles a large import changed. What an interrupted one left is counted by the
// next.

import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { countContributors, countPublishers, takePendingCounts } from './title-counts.queries.ts'

const batchSize = 2000

/** Nothing else depends on it meanwhile, so two processes may share the work. */
export async function refreshTitleCounts(db: Database): Promise<void> {
  await Promise.all([refreshBatch(db), refreshBatch(db)])
}

async function refreshBatch(db: Database): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await inTransaction(db, async (tx) => {
      const pending = await takePendingCounts(tx, batchSize)
      const idsOf = (kind: string): number[] =>
        pending.filter((row) => row.kind === kind).map(({ reference }) => reference)
      await countContributors(tx, idsOf('contributor'))
      await countPublishers(tx, idsOf('publisher'))
      return pending.length === 0
    })
  }
}
