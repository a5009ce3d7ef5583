// The words that a mistyped one may be meant for, from the lexicon.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import {
  type LexiconTerm,
  mayHoldTwoErrors,
  type NearTerm,
  nearestTerms,
  typoProbes,
} from '@stoa/domain/search/typo-candidates'
import { wantedFor } from '@stoa/domain/search/widen-query'
import type { Executor } from '../../database/transaction.ts'
import * as lexicon from './lexicon.queries.ts'

const keysTried = 2

/** The given tokens with the words near them; others as they are. */
export async function withNearWords(
  db: Executor,
  tokens: readonly RankedToken[],
  mistyped: ReadonlySet<RankedToken>,
): Promise<RankedToken[]> {
  const asked = tokens.filter((token) => mistyped.has(token))
  if (asked.length === 0) return [...tokens]
  const found = await listNear(db, asked)
  return tokens.map((token) => (mistyped.has(token) ? { ...token, near: found.get(token) ?? [] } : token))
}

async function listNear(db: Executor, tokens: readonly RankedToken[]): Promise<Map<RankedToken, NearTerm[]>> {
  const probes = tokens.map(typoProbes)
  const spelt = await lexicon.listSpelt(
    db,
    probes.flatMap(({ literals }) => literals),
    probes.flatMap(({ skeletons }) => skeletons),
  )
  const near = new Map(tokens.map((token) => [token, nearestTerms(token, spelt)]))
  const without = tokens.filter((token) => near.get(token)?.length === 0 && mayHoldTwoErrors(token))
  if (without.length === 0) return near
  const similar = await lexicon.listSimilar(
    db,
    without.flatMap(({ skeletons }) => skeletons.slice(0, keysTried)),
  )
  for (const token of without) near.set(token, nearestTerms(token, similar))
  return near
}

/** Whether anything in the shop may meet each of these tokens. */
export const allPossible = (tokens: readonly RankedToken[], terms: readonly LexiconTerm[]): boolean => {
  const stems = new Set(terms.map(({ stem }) => stem))
  return tokens.every((token) => {
    const { stems: wanted, prefixes = [] } = wantedFor(token)
    return token.kind === 'grade' || prefixes.length > 0 || wanted.some((stem) => stems.has(stem))
  })
}
