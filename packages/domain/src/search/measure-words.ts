// How much of a text was typed, and how well each token matches in it. Word qualities are computed once per search,
// because the same words occur in many results.

import type { Line, LineWord } from './line.ts'
import { matchQuality, type RankedToken } from './match-quality.ts'

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

export type Measure = (line: Line) => Measured

/** From this quality on a word counts as typed. */
export const isHit = (quality: number): boolean => quality >= 0.45

export function createMeasure(tokens: readonly RankedToken[]): Measure {
  const none: readonly number[] = tokens.map(() => 0)
  const known = new Map<LineWord, readonly number[]>()
  const qualitiesOf = (word: LineWord): readonly number[] => {
    const found = known.get(word)
    if (found) return found
    const qualities = tokens.map((token) => matchQuality(token, word))
    const measured = qualities.every((quality) => quality === 0) ? none : qualities
    known.set(word, measured)
    return measured
  }
  return ({ words }) => measure(words, none, qualitiesOf)
}

/** Most words of a line are none of the query's: `none`, and passed over. */
function measure(
  words: readonly LineWord[],
  none: readonly number[],
  qualitiesOf: (word: LineWord) => readonly number[],
): Measured {
  let qualities: readonly number[] = none
  const tally = { all: 0, allHits: 0, content: 0, contentHits: 0, endsInHit: false }
  for (const word of words) {
    const own = qualitiesOf(word)
    if (own !== none) qualities = qualities === none ? own : bestOf(qualities, own)
    if (word.isMarker) continue
    const hit = own !== none && own.some(isHit) ? 1 : 0
    tally.all += 1
    tally.allHits += hit
    tally.content += word.isSmall ? 0 : 1
    tally.contentHits += word.isSmall ? 0 : hit
    tally.endsInHit = hit === 1
  }
  const { all, allHits, content, contentHits, endsInHit } = tally
  return content > 0
    ? { qualities, length: content, hits: contentHits, endsInHit }
    : { qualities, length: all, hits: allHits, endsInHit }
}

const bestOf = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((quality, index) => Math.max(quality, others[index] ?? 0))
