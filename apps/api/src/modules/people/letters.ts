// The index of letters: always whole, so that a letter without names is shown as such and not left out.

import { greekLetters, latinLetters, otherLetter } from '@stoa/domain/people/index-letter'
import type { LetterRow } from './people.queries.ts'

const index = [...greekLetters, ...latinLetters, otherLetter]

export function fillLetters(counted: readonly LetterRow[]): LetterRow[] {
  const counts = new Map(counted.map((row) => [row.letter, row.count]))
  return index.map((letter) => ({ letter, count: counts.get(letter) ?? 0 }))
}

/** How many stand under a letter, or under all: every person is counted once among the Latin letters. */
export function totalOf(letters: readonly LetterRow[], letter: string | undefined): number {
  const asked = letter === undefined ? [...latinLetters, otherLetter] : [letter]
  return letters.filter((row) => asked.includes(row.letter)).reduce((sum, row) => sum + row.count, 0)
}
