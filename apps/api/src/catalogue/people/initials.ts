// The index of initials: always complete, so that an initial without names is shown as such and not left out.

import { greekLetters, latinLetters, otherInitial } from '@stoa/domain/catalogue/people/index-initial'
import type { InitialRow } from './people.queries.ts'

const index = [...greekLetters, ...latinLetters, otherInitial]

export function fillInitials(rows: readonly InitialRow[]): InitialRow[] {
  const counts = new Map(rows.map((row) => [row.initial, row.count]))
  return index.map((initial) => ({ initial, count: counts.get(initial) ?? 0 }))
}

/** How many names have an initial, or any: every person is counted once among the Latin initials. */
export function totalOf(initials: readonly InitialRow[], initial: string | undefined): number {
  const selected = initial === undefined ? [...latinLetters, otherInitial] : [initial]
  return initials.filter((row) => selected.includes(row.initial)).reduce((sum, row) => sum + row.count, 0)
}
