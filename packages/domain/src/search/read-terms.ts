// Parses a text into search terms: words, the numbers they stand for, and school grades. The same for titles and
// queries.

import { splitWords, type Word } from './fold-text.ts'
import { numberOf } from './numerals.ts'
import { findGrades, type GradePhrase } from './school-grade.ts'

export interface Term extends Word {
  /** The number it stands for, in figures; null when there is none or it is written in figures. */
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
