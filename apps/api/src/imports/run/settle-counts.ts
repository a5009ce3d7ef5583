// Counts the titles of everybody whose titles a large import changed. What an interrupted one left is counted by the next.

import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countContributors, countPublishers, takePendingCounts } from './title-counts.queries.ts'

const most = 2000

/** Nothing else is done meanwhile, so two may share the work. */
export async function settleCounts(db: Database): Promise<void> {
  await Promise.all([settleSome(db), settleSome(db)])
}

async function settleSome(db: Database): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = await inTransaction(db, async (tx) => {
      const taken = await takePendingCounts(tx, most)
      const of = (kind: string): number[] => taken.filter((one) => one.kind === kind).map(({ reference }) => reference)
      await countContributors(tx, of('contributor'))
      await countPublishers(tx, of('publisher'))
      return taken.length === 0
    })
  }
}
