// How much of a line of words was asked for, and how well each token is met in it. What a word is worth is worked out once
// per search, because the same words stand in many results.

import { matchQuality, type RankedToken } from './match-quality.ts'
import { isSaid } from './ranked-words.ts'
import { isSmallWord } from './small-words.ts'
import { storedKeys, type WordKeys } from './word-keys.ts'

export interface Measured {
  /** The best quality of each token in the line. */
  readonly qualities: readonly number[]
  /** Words that count: all but the small ones, or all when there are only such. */
  readonly length: number
  /** How many of those were asked for. */
  readonly hits: number
  /** The last word, of a name the surname, was asked for. */
  readonly endsInHit: boolean
}

export type Measure = (words: string) => Measured

interface KnownWord {
  qualities: readonly number[]
  isSmall: boolean
}

/** From here on a word counts as asked for: anything better than a wild guess. */
export const isHit = (quality: number): boolean => quality >= 0.45
const noKeys: WordKeys = { skeletons: [], stems: [] }

export function measuring(tokens: readonly RankedToken[]): Measure {
  const known = new Map<string, KnownWord>()
  const look = (word: string): KnownWord => {
    const found = known.get(word)
    if (found) return found
    const keys = isSaid(word) ? noKeys : storedKeys(word)
    const made = { qualities: tokens.map((token) => matchQuality(token, word, keys)), isSmall: isSmallWord(word) }
    known.set(word, made)
    return made
  }
  return (words) => measure(words === '' ? [] : words.split(' '), tokens.length, look)
}

function measure(words: readonly string[], tokens: number, look: (word: string) => KnownWord): Measured {
  const qualities: number[] = new Array(tokens).fill(0)
  const tally = { all: 0, allHits: 0, content: 0, contentHits: 0, endsInHit: false }
  for (const word of words) {
    const { qualities: of, isSmall } = look(word)
    let best = 0
    for (let at = 0; at < tokens; at += 1) {
      const quality = of[at] ?? 0
      best = Math.max(best, quality)
      qualities[at] = Math.max(qualities[at] ?? 0, quality)
    }
    if (isSaid(word)) continue
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
