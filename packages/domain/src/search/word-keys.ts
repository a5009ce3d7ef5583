// The keys of one word, made by the same function when a product is written and when a reader types.

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { latinSkeletons } from './latin-skeletons.ts'
import { lightStem } from './light-stem.ts'
import { memoize } from './memoize.ts'

/** Changes whenever a rule or table of this folder changes a key: everything is indexed anew then. */
export const keyVersion = 2

export interface WordKeys {
  /** How the word sounds, the likeliest first. */
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

/** The stem under which a word is kept that sounds so. */
export const storedStem = (literal: string, skeleton: string): string =>
  lightStem(isPlural(literal) ? skeleton.slice(0, -1) : skeleton)

/** The keys under which a folded word of a product is kept. */
export const storedKeys = memoize((literal): WordKeys => {
  const skeletons = skeletonsOf(literal, maxStored)
  return { skeletons, stems: unique(skeletons.map((skeleton) => storedStem(literal, skeleton))) }
}, maxCached)

/** A foreign word in Greek letters: «Σάπιενς», «Φραντς». */
const isForeign = (literal: string): boolean => /[^αεηιουω]σ$/.test(literal)

/** The keys under which a folded word is looked for: with an "s" at its end it may be a plural or a name. */
export function queryKeys(literal: string): WordKeys {
  const skeletons = skeletonsOf(literal, maxTried)
  const literals =
    isPlural(literal) || isForeign(literal) ? skeletons.flatMap((key) => [key.replace(/s$/, ''), key]) : skeletons
  return { skeletons, stems: unique(literals.map(lightStem)) }
}
