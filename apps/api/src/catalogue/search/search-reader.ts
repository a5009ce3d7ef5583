// What searches read: the database, and what is kept in memory of its words and products.

import type { KeepingFollower } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Log } from '../../log.ts'
import { type Candidates, createCandidates } from './kept-candidates.ts'
import { createKeptIndex, type KeptIndex } from './kept-index.ts'
import { createKeptMembers, type KeptMembers } from './kept-members.ts'
import { createWords, type Words } from './kept-words.ts'

export interface SearchReader {
  db: Executor
  words: Pick<Words, 'read' | 'listSpelled' | 'countByPrefix'>
  candidates: Pick<Candidates, 'read'>
  /** Which products have them, and what is suggested. */
  index: Pick<KeptIndex, 'find'>
  /** The products with a common word. */
  members: Pick<KeptMembers, 'read'>
}

/** Until it follows the change log nothing is kept. */
export function createSearchReader(db: Executor, log?: Log): SearchReader & KeepingFollower {
  const words = createWords(db)
  const candidates = createCandidates(db)
  const index = createKeptIndex(db, log)
  const members = createKeptMembers(db)
  const all = [words, candidates, index, members]
  return {
    db,
    words,
    candidates,
    index,
    members,
    onChange(tag) {
      for (const one of all) one.onChange(tag)
    },
    onConnected() {
      for (const one of all) one.onConnected()
    },
    onDisconnected() {
      for (const one of all) one.onDisconnected()
    },
  }
}
