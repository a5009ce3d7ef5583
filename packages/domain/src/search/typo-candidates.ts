// Words of the lexicon that a mistyped word may stand for.

import { allowedErrors, countErrors, keyLetters, lettersOf, nearWords } from './near-words.ts'
import type { QueryToken } from './read-query.ts'
import { isAsLong } from './word-length.ts'

export interface LexiconTerm {
  readonly literal: string
  readonly skeleton: string
  readonly stem: string
  /** As in a title, with accents. */
  readonly display: string
  /** Number of products that contain it. */
  readonly frequency: number
}

export interface NearTerm extends LexiconTerm {
  readonly errors: 1 | 2
}

const maxCandidates = 40
const maxSkeletons = 2

/** The spellings and keys to look up for one token: all within one error. */
export function typoProbes({ literal, skeletons }: QueryToken): { literals: string[]; skeletons: string[] } {
  if (allowedErrors(literal.length) === 0) return { literals: [], skeletons: [] }
  const keys = skeletons.slice(0, maxSkeletons)
  return {
    literals: nearWords(literal, lettersOf(literal)),
    skeletons: [...keys, ...keys.flatMap((key) => (allowedErrors(key.length) === 0 ? [] : nearWords(key, keyLetters)))],
  }
}

/** For one query; words of a usual length need about a thousand each. */
export const maxProbes = 6000

/** The probes of all these tokens, without the last ones when there are too many. */
export function probesOfAll(tokens: readonly QueryToken[]) {
  const literals: string[] = []
  const keys: string[] = []
  for (const token of tokens) {
    const probes = typoProbes(token)
    if (literals.length + keys.length + probes.literals.length + probes.skeletons.length > maxProbes) break
    literals.push(...probes.literals)
    keys.push(...probes.skeletons)
  }
  return { literals, skeletons: keys }
}

/** Whether words with two errors are worth searching. */
export const allowsTwoErrors = ({ literal }: QueryToken): boolean => allowedErrors(literal.length) === 2

/** The likeliest candidates: fewest errors first, spelling before sound, then the commonest. */
export function nearestTerms(token: QueryToken, terms: readonly LexiconTerm[]): NearTerm[] {
  const near = new Map<string, NearTerm & { distance: number }>()
  for (const term of terms) {
    const distance = distanceTo(token, term)
    if (distance === null || distance >= (near.get(term.literal)?.distance ?? Number.POSITIVE_INFINITY)) continue
    near.set(term.literal, { ...term, distance, errors: distance < 2 ? 1 : 2 })
  }
  return [...near.values()].sort((a, b) => a.distance - b.distance || b.frequency - a.frequency).slice(0, maxCandidates)
}

const soundPenalty = 0.5

/** Errors in the spelling, or half an error more in the sound; null when there are too many. */
function distanceTo({ literal, skeletons }: QueryToken, term: LexiconTerm): number | null {
  const maxErrors = allowedErrors(literal.length)
  const literalDistance = Math.max(1, countErrors(literal, term.literal, maxErrors))
  const soundDistances = skeletons.slice(0, maxSkeletons).map((key) => {
    const allowed = Math.min(maxErrors, allowedErrors(key.length))
    const errors = countErrors(key, term.skeleton, allowed)
    return errors > allowed ? Number.POSITIVE_INFINITY : Math.max(1, errors) + soundPenalty
  })
  // "Moyes" is no «μες»
  const sounds = isAsLong(literal, term.literal) ? soundDistances : []
  const best = Math.min(literalDistance > maxErrors ? Number.POSITIVE_INFINITY : literalDistance, ...sounds)
  return Number.isFinite(best) ? best : null
}
