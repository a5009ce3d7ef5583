// How much of a text was typed, and how well each token matches in it. Word qualities are computed once per search,
// because the same words occur in many results.

import { matchQuality, type RankedToken } from './match-quality.ts'
import { isMarker } from './ranked-words.ts'
import { isSmallWord } from './small-words.ts'
import { storedKeys, type WordKeys } from './word-keys.ts'

export interface Measured {
  /** The best quality of each token in the text. */
  readonly qualities: readonly number[]
  /** Number of significant words: all but stop words, or all when there are only such. */
  readonly length: number
  /** How many of those were typed. */
  readonly hits: number
  /** Whether the last word, of a name the surname, was typed. */
  readonly endsInHit: boolean
}

export type Measure = (words: string) => Measured

interface CachedWord {
  qualities: readonly number[]
  isSmall: boolean
}

/** From this quality on a word counts as typed. */
export const isHit = (quality: number): boolean => quality >= 0.45
const noKeys: WordKeys = { skeletons: [], stems: [] }

export function createMeasure(tokens: readonly RankedToken[]): Measure {
  const cache = new Map<string, CachedWord>()
  const wordMatch = (word: string): CachedWord => {
    const cached = cache.get(word)
    if (cached) return cached
    const keys = isMarker(word) ? noKeys : storedKeys(word)
    const measured = { qualities: tokens.map((token) => matchQuality(token, word, keys)), isSmall: isSmallWord(word) }
    cache.set(word, measured)
    return measured
  }
  return (words) => measure(words === '' ? [] : words.split(' '), tokens.length, wordMatch)
}

function measure(words: readonly string[], tokens: number, wordMatch: (word: string) => CachedWord): Measured {
  const qualities: number[] = new Array(tokens).fill(0)
  const tally = { all: 0, allHits: 0, content: 0, contentHits: 0, endsInHit: false }
  for (const word of words) {
    const { qualities: wordQualities, isSmall } = wordMatch(word)
    let best = 0
    for (let index = 0; index < tokens; index += 1) {
      const quality = wordQualities[index] ?? 0
      best = Math.max(best, quality)
      qualities[index] = Math.max(qualities[index] ?? 0, quality)
    }
    if (isMarker(word)) continue
    const hit = isHit(best) ? 1 : 0
    tally.all += 1
    tally.allHits += hit
    tally.content += isSmall ? 0 : 1
    tally.contentHits += isSmall ? 0 : hit
    tally.endsInHit = hit === 1
  }
  const { all, allHits, content, contentHits, endsInHit } = tally
  return content > 0
    ? { qualities, length: content, hits: contentHits, endsInHit }
    : { qualities, length: all, hits: allHits, endsInHit }
}
