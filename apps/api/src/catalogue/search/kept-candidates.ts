// The products that searches rank, in memory: read, taken apart and compared with queries by words that were prepared once.

import { readLine } from '@stoa/domain/search/line'
import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import { isOfCatalogue, type KeepingFollower, readTag } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { type CandidateRow, listCandidates } from './match.queries.ts'

export interface Candidates extends KeepingFollower {
  /** In the order of the ids; those that are no longer for sale are left out. */
  read(ids: Uint32Array): Promise<RankedMatch[]>
}

/** Of about a kilobyte each. */
const maxKept = 20_000

const linesOf = (stored: string) => stored.split('\n').map(readLine)

const candidateOf = (row: CandidateRow): RankedMatch => ({
  ...row,
  titles: linesOf(row.titles),
  people: linesOf(row.people),
  others: readLine(row.others),
})

export function createCandidates(db: Executor): Candidates {
  const kept = new KeptById<RankedMatch>(maxKept)
  return {
    async read(ids) {
      const found = new Map<number, RankedMatch>()
      const missing: number[] = []
      for (const id of ids) {
        const one = kept.find(id)
        if (one) found.set(id, one)
        else missing.push(id)
      }
      if (missing.length > 0) {
        const version = kept.currentVersion()
        for (const one of (await listCandidates(db, missing)).map(candidateOf)) {
          found.set(one.id, one)
          kept.store(one.id, one, version)
        }
      }
      return [...ids].flatMap((id) => found.get(id) ?? [])
    },
    onChange(tag) {
      const { topic, id } = readTag(tag)
      // whether it is available is part of its rank
      if ((topic === 'product' || topic === 'stock') && id !== null) kept.drop(id)
      else if (topic === 'search' || isOfCatalogue(tag)) kept.clear()
    },
    onConnected: () => kept.onConnected(),
    onDisconnected: () => kept.onDisconnected(),
  }
}
