// Corrections of a mistyped word, from the lexicon.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import {
  allowsTwoErrors,
  type LexiconTerm,
  type NearTerm,
  nearestTerms,
  probesOfAll,
} from '@stoa/domain/search/typo-candidates'
import { termQueryFor } from '@stoa/domain/search/widen-query'
import { listSimilar } from './lexicon.queries.ts'
import type { SearchReader } from './search-reader.ts'

const maxKeys = 2

/** The given tokens with similar words; others as they are. */
export async function withNearTerms(
  reader: SearchReader,
  tokens: readonly RankedToken[],
  mistyped: ReadonlySet<RankedToken>,
): Promise<RankedToken[]> {
  const mistypedTokens = tokens.filter((token) => mistyped.has(token))
  if (mistypedTokens.length === 0) return [...tokens]
  const nearByToken = await listNear(reader, mistypedTokens)
  return tokens.map((token) => (mistyped.has(token) ? { ...token, near: nearByToken.get(token) ?? [] } : token))
}

async function listNear(
  { db, words }: SearchReader,
  tokens: readonly RankedToken[],
): Promise<Map<RankedToken, NearTerm[]>> {
  const { literals, skeletons } = probesOfAll(tokens)
  const spelled = await words.listSpelled(literals, skeletons)
  const near = new Map(tokens.map((token) => [token, nearestTerms(token, spelled)]))
  const unmatched = tokens.filter((token) => near.get(token)?.length === 0 && allowsTwoErrors(token))
  if (unmatched.length === 0) return near
  const similar = await listSimilar(
    db,
    unmatched.flatMap(({ skeletons }) => skeletons.slice(0, maxKeys)),
  )
  for (const token of unmatched) near.set(token, nearestTerms(token, similar))
  return near
}

/** Whether anything in the shop may match each of these tokens. */
export const allPossible = (tokens: readonly RankedToken[], terms: readonly LexiconTerm[]): boolean => {
  const stems = new Set(terms.map(({ stem }) => stem))
  return tokens.every((token) => {
    const { stems: wantedStems, prefixes = [] } = termQueryFor(token)
    return token.kind === 'grade' || prefixes.length > 0 || wantedStems.some((stem) => stems.has(stem))
  })
}
