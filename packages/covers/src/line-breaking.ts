// Breaks a title into a number of lines with the least raggedness (squared slack), without an article at a line's end
// or a short word alone on the last line.
import { advance, type Face } from './metrics.ts'
import { isShortWord } from './words.ts'

export interface Breaker {
  /** Minimum number of lines, without any slack: avoids hopeless attempts. */
  fewest(size: number): number
  /** The balanced breaking into at most `count` lines, or null when none fits the width. */
  breakInto(count: number, size: number): readonly string[] | null
}

interface Breaking {
  readonly cost: number
  readonly lines: readonly string[]
}

const HANGING_WORD = 0.45
const LONELY_SCRAP = 0.5

/** Widths of any range of words, from prefix sums. */
function measure(words: readonly string[], face: Face) {
  const space = advance(' ', face)
  const ends: number[] = [0]
  for (const [index, word] of words.entries()) ends.push((ends[index] ?? 0) + advance(word, face) + space)
  const stretch = (from: number, to: number) => (ends[to] ?? 0) - (ends[from] ?? 0)
  return {
    width: (from: number, to: number, size: number) => ((stretch(from, to) - space) / 1000) * size,
    letters: stretch(0, words.length) - space * words.length,
  }
}

function faults(words: readonly string[], from: number, to: number): number {
  if (to < words.length) return isShortWord(words[to - 1] ?? '') ? HANGING_WORD : 0
  const scrap = to - from === 1 && (words[from] ?? '').length < 4 && words.length > 1
  return scrap ? LONELY_SCRAP : 0
}

export function createBreaker(words: readonly string[], face: Face, maxWidth: number): Breaker {
  const { width, letters } = measure(words, face)

  const breakInto = (count: number, size: number) => {
    const known = new Map<string, Breaking | null>()
    const best = (from: number, left: number): Breaking | null => {
      if (from === words.length) return { cost: 0, lines: [] }
      if (left === 0) return null
      const key = `${from}/${left}`
      const remembered = known.get(key)
      if (remembered !== undefined) return remembered
      const found = search(from, left)
      known.set(key, found)
      return found
    }
    const search = (from: number, left: number): Breaking | null => {
      let cheapest: Breaking | null = null
      for (let to = from + 1; to <= words.length; to++) {
        const taken = width(from, to, size)
        if (taken > maxWidth) break
        const rest = best(to, left - 1)
        if (rest === null) continue
        const slack = (maxWidth - taken) / maxWidth
        const cost = rest.cost + slack * slack + faults(words, from, to)
        if (cheapest !== null && cost >= cheapest.cost) continue
        cheapest = { cost, lines: [words.slice(from, to).join(' '), ...rest.lines] }
      }
      return cheapest
    }
    return best(0, count)?.lines ?? null
  }
  return { fewest: (size) => Math.max(1, Math.floor(((letters / 1000) * size) / maxWidth)), breakInto }
}
