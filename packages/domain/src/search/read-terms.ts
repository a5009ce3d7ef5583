// A text as the terms it is found by: its words, the numbers they say, and the school classes it names. The same for a title
// and for what a reader types.

import { splitWords, type Word } from './fold-text.ts'
import { numberOf } from './numerals.ts'
import { findGrades, type GradePhrase } from './school-grade.ts'

export interface Term extends Word {
  /** The number it says, in figures; null when it says none or is written in figures. */
  readonly number: string | null
}

export interface ReadText {
  readonly terms: readonly Term[]
  readonly grades: readonly GradePhrase[]
}

export function readTerms(text: string, most = Number.POSITIVE_INFINITY): ReadText {
  const words = splitWords(text).slice(0, most)
  return { terms: words.map((word, at) => ({ ...word, number: numberOf(words, at) })), grades: findGrades(words) }
}
