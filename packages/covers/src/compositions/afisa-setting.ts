// Breaks a poster's title: of all ways to set the words in at most six lines of at most four, the one that fills the
// sheet best, without an article at a line's end and without lines that are too small.
import { type Face, textWidth } from '../metrics.ts'
import { isShortWord } from '../words.ts'

export const POSTER_TRACKING = -0.012

export interface PosterLine {
  readonly text: string
  readonly size: number
}

const MEASURE = 504
const MOST_LINES = 6
const MOST_WORDS = 4
const LINE_HEIGHT = 0.84
const SMALLEST_LINE = 54

/** Maximum sizes: short titles may be larger than long ones. */
function largestSize(titleLength: number): number {
  if (titleLength < 4) return 860
  return titleLength < 7 ? 300 : 232
}

/** Every way to divide the words into lines, as the word counts of the lines. */
function* divisions(wordCount: number, lineCount = 0): Generator<readonly number[]> {
  if (wordCount > (MOST_LINES - lineCount) * MOST_WORDS) return
  if (wordCount === 0) {
    yield []
    return
  }
  for (let taken = 1; taken <= Math.min(wordCount, MOST_WORDS); taken++) {
    for (const rest of divisions(wordCount - taken, lineCount + 1)) yield [taken, ...rest]
  }
}

interface Setting {
  readonly cost: number
  readonly lines: readonly PosterLine[]
}

/**
 * Sizes every line to the measure, and all of them down together when they are too tall for the room.
 * @param capitalWords the title in capitals, as set
 * @param plainWords the same words as written, for telling the little ones
 * @param room height in canvas units
 * @returns null when six lines of four words cannot hold the title
 */
export function setPoster(
  capitalWords: readonly string[],
  plainWords: readonly string[],
  face: Face,
  room: number,
): readonly PosterLine[] | null {
  const largest = largestSize(plainWords.join(' ').length)
  const measured = (text: string) => Math.min(largest, MEASURE / textWidth(text, face, 1, POSTER_TRACKING))
  let best: Setting | null = null
  for (const counts of divisions(capitalWords.length)) {
    const setting = judge(counts, capitalWords, plainWords, room, measured)
    if (best === null || setting.cost < best.cost) best = setting
  }
  return best?.lines ?? null
}

function judge(
  counts: readonly number[],
  capitalWords: readonly string[],
  plainWords: readonly string[],
  room: number,
  measured: (text: string) => number,
): Setting {
  const lines: PosterLine[] = []
  let used = 0
  let hanging = 0
  let tall = 0
  for (const count of counts) {
    const text = capitalWords.slice(used, used + count).join(' ')
    const size = measured(text)
    used += count
    tall += size * LINE_HEIGHT
    if (used < capitalWords.length && isShortWord(plainWords[used - 1] ?? '')) hanging++
    lines.push({ text, size })
  }
  const scale = tall > room ? room / tall : 1
  const smallest = Math.min(...lines.map((line) => line.size)) * scale
  const unused = Math.abs(room - tall * scale) / room
  const cost = unused + hanging * 0.5 + (1 - scale) * 1.4 + (smallest < SMALLEST_LINE ? 0.6 : 0)
  return { cost, lines: lines.map(({ text, size }) => ({ text, size: size * scale })) }
}
