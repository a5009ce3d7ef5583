// A stored title, name or list of words as queries are compared with it. A word is the same object in every line, with its
// keys made once.

import { memoize } from './memoize.ts'
import { isMarker } from './ranked-words.ts'
import { isSmallWord } from './small-words.ts'
import { storedKeys, type WordKeys } from './word-keys.ts'

export interface LineWord {
  readonly literal: string
  /** The number or grade that the word before stands for, or a category. */
  readonly isMarker: boolean
  readonly isSmall: boolean
  readonly keys: WordKeys
}

export interface Line {
  readonly words: readonly LineWord[]
  /** Without markers. */
  readonly text: string
}

const maxWords = 200_000
const noKeys: WordKeys = { skeletons: [], stems: [] }

export const wordOf = memoize(
  (literal): LineWord =>
    isMarker(literal)
      ? { literal, isMarker: true, isSmall: false, keys: noKeys }
      : { literal, isMarker: false, isSmall: isSmallWord(literal), keys: storedKeys(literal) },
  maxWords,
)

/** Of words separated by a space, as `rankedWords` makes them. */
export function readLine(stored: string): Line {
  const words = stored === '' ? [] : stored.split(' ').map(wordOf)
  const written = words.filter((word) => !word.isMarker)
  const text = written.length === words.length ? stored : written.map(({ literal }) => literal).join(' ')
  return { words, text }
}

/** Whether the line has this word or marker. */
export const hasWord = ({ words }: Line, wanted: string): boolean => words.some(({ literal }) => literal === wanted)
