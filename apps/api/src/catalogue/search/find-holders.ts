// All products with common words: from bitmaps where they exist, from the index for all others.

import { allTermsExpression, type TermQuery } from '@stoa/domain/search/match-expression'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import type { Executor } from '../../database/transaction.ts'
import { listSegments } from './common.queries.ts'
import { listAllMatches } from './match.queries.ts'
import { Members } from './members.ts'

/** Ids of the products that hold all of them, the newest first. */
export async function listHolders(
  db: Executor,
  termQueries: readonly TermQuery[],
  terms: readonly LexiconTerm[],
): Promise<Uint32Array> {
  const needsIndex = termQueries.some(
    ({ prefixes = [], initials = [], inNames = false }) => inNames || prefixes.length + initials.length > 0,
  )
  if (needsIndex) return listAllMatches(db, allTermsExpression(termQueries) ?? '')
  const knownStems = new Set(terms.map(({ stem }) => stem))
  const segments = await listSegments(
    db,
    termQueries.flatMap(({ stems }) => stems),
  )
  const common = new Set(segments.map(({ stem }) => stem))
  let all: Members | null = null
  for (const { stems } of termQueries) {
    const stemMembers = new Members()
    for (const { stem, segment, members } of segments) if (stems.includes(stem)) stemMembers.union(segment, members)
    const rare = stems.filter((stem) => knownStems.has(stem) && !common.has(stem))
    const match = allTermsExpression([{ stems: rare }])
    for (const id of match === null ? [] : await listAllMatches(db, match)) stemMembers.add(id)
    all = all === null ? stemMembers : all.intersect(stemMembers)
  }
  return all?.ids() ?? new Uint32Array()
}
