// Fits a title into a box: the largest size at which it breaks well, with few lines, little raggedness, and no article
// at a line's end. What does not fit at the smallest size loses words from its end.
import { type Breaker, createBreaker } from './line-breaking.ts'
import { type Face, textWidth } from './metrics.ts'
import { isShortWord } from './words.ts'

export interface Box {
  readonly face: Face
  readonly largest: number
  readonly smallest: number
  readonly maxWidth: number
  readonly maxHeight?: number
  readonly maxLines: number
  /** Line distance in em. */
  readonly leading: number
}

export interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
  readonly height: number
  readonly leading: number
  readonly face: Face
}

/** Sizes from the largest down to the smallest, in forty steps. */
function* sizes(box: Box, floor: number): Generator<number> {
  const step = Math.max(1, (box.largest - box.smallest) / 40)
  for (let size = box.largest; size >= floor; size -= step) yield size
}

function isWellBroken(lines: readonly string[]): boolean {
  return lines.length === 1 || !lines.some(isShortWord)
}

function setAt(breaker: Breaker, box: Box, size: number, accept: (lines: readonly string[]) => boolean): Fitted | null {
  const lineHeight = size * box.leading
  const most = Math.min(box.maxLines, Math.floor((box.maxHeight ?? 10_000) / lineHeight))
  for (let count = breaker.fewest(size); count <= most; count++) {
    const lines = breaker.breakInto(count, size)
    if (lines === null || !accept(lines)) continue
    return {
      lines,
      size: Math.round(size),
      height: lines.length * size * box.leading,
      leading: box.leading,
      face: box.face,
    }
  }
  return null
}

function setWords(words: readonly string[], box: Box): Fitted | null {
  const breaker = createBreaker(words, box.face, box.maxWidth)
  for (const size of sizes(box, Math.max(box.smallest, box.largest * 0.6))) {
    const fitted = setAt(breaker, box, size, isWellBroken)
    if (fitted !== null) return fitted
  }
  for (const size of sizes(box, box.smallest)) {
    const fitted = setAt(breaker, box, size, () => true)
    if (fitted !== null) return fitted
  }
  return null
}

/** Rather than drop a word, a title with a very wide one is set below the smallest size, down to half of it. */
function setBelowSmallest(words: readonly string[], box: Box): Fitted | null {
  const widest = Math.max(...words.map((word) => textWidth(word, box.face, 1)))
  const size = Math.floor(box.maxWidth / widest)
  if (size >= box.smallest || size < box.smallest / 2) return null
  return setAt(createBreaker(words, box.face, box.maxWidth), box, size, () => true)
}

/** A single word wider than the box is set as small as it must be. */
function setLongWord(word: string, box: Box): Fitted {
  const size = Math.floor(box.maxWidth / textWidth(word, box.face, 1))
  return { lines: [word], size, height: box.smallest * box.leading, leading: box.leading, face: box.face }
}

export function fitText(text: string, box: Box): Fitted {
  let words = text.split(/\s+/)
  for (;;) {
    const [only = '', second] = words
    const fitted =
      setWords(words, box) ?? (second === undefined ? setLongWord(only, box) : setBelowSmallest(words, box))
    if (fitted !== null) return fitted
    words = words.slice(0, -1)
    words = words.with(-1, `${(words.at(-1) ?? '').replace(/[…,.:;]*$/, '')}…`)
  }
}
