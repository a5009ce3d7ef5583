// The index of letters: always whole, so that a letter without names is shown as such and not left out.

import { greekLetters, latinLetters, otherInitial } from '@stoa/domain/catalogue/people/index-initial'
import type { InitialRow } from './people.queries.ts'

const index = [...greekLetters, ...latinLetters, otherInitial]

export function fillInitials(rows: readonly InitialRow[]): InitialRow[] {
  const counts = new Map(rows.map((row) => [row.letter, row.count]))
  return index.map((letter) => ({ letter, count: counts.get(letter) ?? 0 }))
}

/** How many stand under a letter, or under all: every person is counted once among the Latin letters. */
export function totalOf(initials: readonly InitialRow[], letter: string | undefined): number {
  const selected = letter === undefined ? [...latinLetters, otherInitial] : [letter]
  return initials.filter((row) => selected.includes(row.letter)).reduce((sum, row) => sum + row.count, 0)
}
