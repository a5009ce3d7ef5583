// The bitmaps of common words in memory: of a million products, one takes some hundred kilobytes, and a few hundred words are
// asked for again and again.

import type { KeepingFollower } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { listSegments, type SegmentRow } from './common.queries.ts'
import { segmentBytes } from './members.ts'

export interface KeptMembers extends KeepingFollower {
  /** The bitmaps of those stems that are common. */
  read(stems: readonly string[]): Promise<SegmentRow[]>
}

const maxBytes = 24 * 1024 * 1024
/** Of a stem that is not common, too: it is not asked for again. */
const bytesOfNone = 200

export function createKeptMembers(db: Executor): KeptMembers {
  const kept = new KeptById<SegmentRow[], string>(maxBytes, (rows) => bytesOfNone + rows.length * segmentBytes)
  return {
    async read(stems) {
      const found = new Map(stems.map((stem) => [stem, kept.find(stem)]))
      const missing = [...found.keys()].filter((stem) => !found.get(stem))
      if (missing.length > 0) {
        const version = kept.currentVersion()
        const read = Map.groupBy(await listSegments(db, missing), ({ stem }) => stem)
        for (const stem of missing) {
          const rows = read.get(stem) ?? []
          found.set(stem, rows)
          kept.store(stem, rows, version)
        }
      }
      return [...found.values()].flatMap((rows) => rows ?? [])
    },
    onChange(tag) {
      if (tag === 'search') kept.clear()
    },
    onConnected: () => kept.onConnected(),
    onDisconnected: () => kept.onDisconnected(),
  }
}
