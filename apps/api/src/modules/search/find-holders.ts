// Everything that holds common words: from the bits of those that are kept as bits, from the index for all others.

import { allWanted, type Wanted } from '@stoa/domain/search/match-expression'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import type { Executor } from '../../database/transaction.ts'
import { listSegments } from './common.queries.ts'
import { listAllMatches } from './match.queries.ts'
import { Members } from './members.ts'

/** Ids of the products that hold all of them, the newest first. */
export async function listHolders(
  db: Executor,
  wanted: readonly Wanted[],
  terms: readonly LexiconTerm[],
): Promise<Uint32Array> {
  const needsIndex = wanted.some(
    ({ prefixes = [], initials = [], inNames = false }) => inNames || prefixes.length + initials.length > 0,
  )
  if (needsIndex) return listAllMatches(db, allWanted(wanted) ?? '')
  const known = new Set(terms.map(({ stem }) => stem))
  const segments = await listSegments(
    db,
    wanted.flatMap(({ stems }) => stems),
  )
  const common = new Set(segments.map(({ stem }) => stem))
  let all: Members | null = null
  for (const { stems } of wanted) {
    const holders = new Members()
    for (const { stem, segment, members } of segments) if (stems.includes(stem)) holders.join(segment, members)
    const rare = stems.filter((stem) => known.has(stem) && !common.has(stem))
    const match = allWanted([{ stems: rare }])
    for (const id of match === null ? [] : await listAllMatches(db, match)) holders.add(id)
    all = all === null ? holders : all.cross(holders)
  }
  return all?.ids() ?? new Uint32Array()
}
