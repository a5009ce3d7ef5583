// What the attempts share: how words are searched, and what was found with what correction.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import { requiredTokens } from '@stoa/domain/search/read-query'
import type { TopicReading } from '@stoa/domain/search/topics'
import { withPrefix } from '@stoa/domain/search/widen-query'
import { type Correction, correctionOf, isMixed, writtenText } from '../correction.ts'
import { allPossible, withNearTerms } from '../find-near.ts'
import type { FoundTopic } from '../found-topics.ts'
import type { ParsedQuery } from '../parsed-query.ts'
import { noMatches, type Result, runMatch, type TermStats } from '../run-match.ts'
import type { SearchReader } from '../search-reader.ts'
import type { ShopTopic } from '../topics.service.ts'

export interface Found {
  ids: Uint32Array
  correction: Correction | null
  /** The best result. */
  top?: RankedMatch | undefined
  isWhole?: boolean
  /** All words but an author's name were left out. */
  isNameOnly?: boolean
  /** What was searched, where it is not what was typed. */
  reading?: TopicReading<ShopTopic>
  topics?: FoundTopic[]
}

/** Null when it found nothing. */
export type Attempt = (reader: SearchReader, parsed: ParsedQuery) => Promise<Found | null>

/** A whole title or name among the first so many needs no correction. */
const checkedResults = 3

export const isWhole = ({ ranked }: Result): boolean => ranked.slice(0, checkedResults).some((match) => match.isWhole)

export const runAsTyped = (
  reader: SearchReader,
  { termStats }: ParsedQuery,
  tokens: readonly RankedToken[],
): Promise<Result> =>
  allPossible(requiredTokens({ tokens }), termStats.terms)
    ? runMatch(reader, termStats, tokens)
    : Promise.resolve(noMatches)

/** With words like the mistyped ones; the last one may be incomplete. */
export async function runWidened(
  reader: SearchReader,
  { termStats }: ParsedQuery,
  tokens: readonly RankedToken[],
  mistyped: readonly RankedToken[],
): Promise<Result> {
  const near = withPrefix(await withNearTerms(reader, tokens, new Set(mistyped)))
  const terms = [...termStats.terms, ...near.flatMap((token) => token.near ?? [])]
  return allPossible(requiredTokens({ tokens: near }), terms)
    ? runMatch(reader, { ...termStats, terms }, near)
    : noMatches
}

export function withCorrection(
  kind: Correction['kind'],
  { ids, tokens, top }: Result,
  typed: string,
  { terms }: TermStats,
): Found | null {
  if (ids.length === 0 || isMixed(tokens, top)) return null
  return { ids, top, correction: correctionOf(kind, typed, writtenText(tokens, top, terms)) }
}
