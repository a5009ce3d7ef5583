// How many people have each role, of those with something for sale: counted once after each change, on demand.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { Columns } from './columns.ts'
import { creditRoles, roleOf } from './credits.ts'

export class RoleCounts {
  readonly #columns: Columns
  #counts: ReadonlyMap<ContributorRole, number> = new Map()
  #version = -1

  constructor(columns: Columns) {
    this.#columns = columns
  }

  /** The most frequent first; an unused role is absent. */
  get(): ReadonlyMap<ContributorRole, number> {
    const { version } = this.#columns
    if (version === this.#version) return this.#counts
    const people = this.#countPeople()
    const counted = creditRoles.flatMap((role, index) => {
      const count = people[index] ?? 0
      return count === 0 ? [] : [[role, count] as const]
    })
    this.#counts = new Map(counted.toSorted(([, a], [, b]) => b - a))
    this.#version = version
    return this.#counts
  }

  /** By the role's index. */
  #countPeople(): Uint32Array {
    const { people, active, count } = this.#columns
    const seen = new Uint8Array(people.highest + 1)
    const counts = new Uint32Array(16)
    for (let row = 0; row < count; row += 1) {
      if (active[row] === 0) continue
      people.each(row, (credit) => {
        if (seen[credit] === 1) return
        seen[credit] = 1
        counts[roleOf(credit)] = (counts[roleOf(credit)] ?? 0) + 1
      })
    }
    return counts
  }
}
