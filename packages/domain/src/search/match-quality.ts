// How well a word of a product matches the typed word, from 0 to 1: same letters, same sound, same stem, typing error,
// prefix, initial.

import { isLatin } from './fold-text.ts'
import type { LineWord } from './line.ts'
import type { QueryToken } from './read-query.ts'
import type { NearTerm } from './typo-candidates.ts'
import type { WordKeys } from './word-keys.ts'

/** A token with its alternatives when nothing matched as typed. */
export interface RankedToken extends QueryToken {
  readonly near?: readonly NearTerm[]
  readonly prefixes?: readonly string[]
  /** A Latin word that stands in the shop with just these letters. */
  readonly isSpelt?: boolean
  /** Its sound says too little: it matches only words that are spelt so, or begin so. */
  readonly isBySpelling?: boolean
  /** The terms of the categories that it names. */
  readonly topics?: readonly string[]
  /** It is a word of a topic's name: never mistyped. */
  readonly isTopicWord?: boolean
  /** The terms of the categories that the whole query names, the main one first. */
  readonly leads?: readonly string[]
  /** Only in an author's name. */
  readonly inNames?: boolean
  /** May match a name by its initial. */
  readonly byInitial?: boolean
}

/** A product of a category that is named, rather than one with the word. */
const topicQuality = { own: 0.6, lead: 0.2 } as const
const typoQuality = { literal: { 1: 0.75, 2: 0.6 }, stem: { 1: 0.65, 2: 0.5 } } as const
const readingPenalty = 0.01
/** A word typed in Greek is more likely to mean a Greek one. */
const otherScript = 0.08
/** Another Latin word that only sounds alike, where the typed one is in the shop: "widow" for "window". */
const otherSpelling = 0.5
/** A Latin word of a product, read in another than the likeliest way. */
const unusualReadingPenalty = { sound: 0.05, stem: 0.1 }

export function matchQuality(token: RankedToken, { literal: word, isMarker, keys }: LineWord): number {
  if (isMarker) return termQuality(token, word.slice(1))
  if (word === token.literal) return 1
  if (token.isBySpelling) return prefixQuality(token, word, keys)
  const quality = soundQuality(token, word, keys)
  if (token.isSpelt && isLatin(word) && !isPluralOf(word, token.literal)) return Math.min(quality, otherSpelling)
  return !token.isLatin && isLatin(word) ? Math.max(0, quality - otherScript) : quality
}

/** Either is the other with an "s". */
const isPluralOf = (word: string, other: string): boolean => word === `${other}s` || other === `${word}s`

function termQuality({ stems, topics = [], leads = [] }: RankedToken, term: string): number {
  if (stems.includes(term)) return 1
  if (topics.includes(term)) return topicQuality.own
  return leads.includes(term) ? topicQuality.lead : 0
}

function soundQuality(token: RankedToken, word: string, keys: WordKeys): number {
  const reading = token.skeletons.findIndex((key) => keys.skeletons.includes(key))
  if (reading >= 0) {
    const isUnusual = !token.skeletons.includes(keys.skeletons[0] ?? '')
    return (
      (token.isLatin ? 0.97 : 0.95) -
      readingPenalty * Math.min(reading, 4) -
      (isUnusual ? unusualReadingPenalty.sound : 0)
    )
  }
  if (token.stems.some((stem) => keys.stems.includes(stem)))
    return token.stems.includes(keys.stems[0] ?? '') ? 0.9 : 0.9 - unusualReadingPenalty.stem
  return Math.max(nearQuality(token, word, keys), prefixQuality(token, word, keys), initialQuality(token, word, keys))
}

function nearQuality({ near = [] }: RankedToken, word: string, keys: WordKeys): number {
  const qualities = near.map(({ literal, stem, errors }) => {
    if (literal === word) return typoQuality.literal[errors]
    return keys.stems.includes(stem) ? typoQuality.stem[errors] : 0
  })
  return Math.max(0, ...qualities)
}

function prefixQuality(
  { prefixes = [], literal, isBySpelling = false }: RankedToken,
  word: string,
  keys: WordKeys,
): number {
  if (prefixes.length === 0) return 0
  const isPrefix =
    word.startsWith(literal) ||
    (!isBySpelling && keys.skeletons.some((key) => prefixes.some((candidate) => key.startsWith(candidate))))
  return isPrefix ? 0.72 + 0.1 * Math.min(1, literal.length / word.length) : 0
}

function initialQuality(token: RankedToken, word: string, keys: WordKeys): number {
  if (token.kind !== 'initial' && !token.byInitial) return 0
  if (token.kind === 'initial')
    return keys.skeletons.some((key) => token.skeletons.some((candidate) => key.startsWith(candidate))) ? 0.6 : 0
  const isInitial =
    word.length === 1 && token.skeletons.some((key) => keys.skeletons.some((candidate) => key.startsWith(candidate)))
  return isInitial ? 0.5 : 0
}
