// The keys of one word, by the same function for indexing and for queries.

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { latinSkeletons } from './latin-skeletons.ts'
import { lightStem } from './light-stem.ts'
import { memoize } from './memoize.ts'

/** Must change whenever a rule or table of this folder changes a key: everything is then indexed again. */
export const keyVersion = 4

export interface WordKeys {
  /** Its sound keys, the likeliest first. */
  readonly skeletons: readonly string[]
  /** The same without endings. */
  readonly stems: readonly string[]
}

const maxStored = 4
const maxCached = 200_000
const maxTried = 16

/** "books", "stars", but not "boss": an English plural. */
const isPlural = (literal: string): boolean => /[^aeiouyws]s$/.test(literal)

const skeletonsOf = (literal: string, limit: number): readonly string[] =>
  isLatin(literal) ? latinSkeletons(literal, limit) : [greekSkeleton(literal)]

const unique = (keys: readonly string[]): readonly string[] => (keys.length < 2 ? keys : [...new Set(keys)])

/** The stem stored for a word of this sound. */
export const storedStem = (literal: string, skeleton: string): string =>
  lightStem(isPlural(literal) ? skeleton.slice(0, -1) : skeleton)

/** The stored keys of a folded word of a product. */
export const storedKeys = memoize((literal): WordKeys => {
  const skeletons = skeletonsOf(literal, maxStored)
  return { skeletons, stems: unique(skeletons.map((skeleton) => storedStem(literal, skeleton))) }
}, maxCached)

/** A foreign word in Greek letters: «Σάπιενς», «Φραντς». */
const isForeign = (literal: string): boolean => /[^αεηιουω]σ$/.test(literal)

/** The query keys of a folded word: a final "s" may be a plural or part of a name. */
export function queryKeys(literal: string): WordKeys {
  const skeletons = skeletonsOf(literal, maxTried)
  const literals =
    isPlural(literal) || isForeign(literal) ? skeletons.flatMap((key) => [key.replace(/s$/, ''), key]) : skeletons
  return { skeletons, stems: unique(literals.map(lightStem)) }
}
