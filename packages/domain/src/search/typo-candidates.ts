// Which words of the lexicon a mistyped one may be meant for.

import { allowedErrors, countErrors, keyLetters, lettersOf, nearWords } from './near-words.ts'
import type { QueryToken } from './read-query.ts'

export interface LexiconTerm {
  readonly literal: string
  readonly skeleton: string
  readonly stem: string
  /** As it stands in a title, with accents. */
  readonly display: string
  /** In how many products. */
  readonly frequency: number
}

export interface NearTerm extends LexiconTerm {
  readonly errors: 1 | 2
}

const mostCandidates = 12
const mostSkeletons = 2

/** The spellings and keys to look up for one token: all that one error leads to. */
export function typoProbes({ literal, skeletons }: QueryToken): { literals: string[]; skeletons: string[] } {
  if (allowedErrors(literal.length) === 0) return { literals: [], skeletons: [] }
  const keys = skeletons.slice(0, mostSkeletons)
  return {
    literals: nearWords(literal, lettersOf(literal)),
    skeletons: [...keys, ...keys.flatMap((key) => (key.length < 3 ? [] : nearWords(key, keyLetters)))],
  }
}

/** Whether words with two errors are worth looking for. */
export const mayHoldTwoErrors = ({ literal }: QueryToken): boolean => allowedErrors(literal.length) === 2

/** The likeliest of the terms found, fewest errors first, then the commonest. */
export function nearestTerms({ literal, skeletons }: QueryToken, found: readonly LexiconTerm[]): NearTerm[] {
  const most = allowedErrors(literal.length)
  const keys = skeletons.slice(0, mostSkeletons)
  const near = new Map<string, NearTerm>()
  for (const term of found) {
    const counts = [
      countErrors(literal, term.literal, most),
      ...keys.map((key) => countErrors(key, term.skeleton, most)),
    ]
    const errors = Math.max(1, Math.min(...counts))
    const known = near.get(term.literal)
    if (errors > most || (known && known.errors <= errors)) continue
    near.set(term.literal, { ...term, errors: errors === 1 ? 1 : 2 })
  }
  return [...near.values()].sort((a, b) => a.errors - b.errors || b.frequency - a.frequency).slice(0, mostCandidates)
}
