// A text as the terms it is found by: its words, the numbers they say, and the school classes it names. The same for a title
// and for what a reader types.

import { splitWords, type Word } from './fold-text.ts'
import { numberOf } from './numerals.ts'
import { findGrades, type GradePhrase } from './school-grade.ts'

export interface Term extends Word {
  /** The number it says, in figures; null when it says none or is written in figures. */
  readonly number: string | null
}

export interface ParsedText {
  readonly terms: readonly Term[]
  readonly grades: readonly GradePhrase[]
}

export function readTerms(text: string, limit = Number.POSITIVE_INFINITY): ParsedText {
  const words = splitWords(text).slice(0, limit)
  return { terms: words.map((word, index) => ({ ...word, number: numberOf(words, index) })), grades: findGrades(words) }
}
