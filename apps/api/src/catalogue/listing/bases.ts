// The rows of lists before any filter, and their counts. Those of a category are cached until products come, go or change
// their categories; the counts are updated with each product that changes. Those of a search are cached from the second
// time on that a list of the same ids is asked for, until any product changes.

import { CachedBases } from './cached-bases.ts'
import { type Columns, unknown } from './columns.ts'
import {
  countValues,
  type Delta,
  type SpaceName,
  spaceNames,
  type UpdatedCounts,
  type ValueCounts,
} from './count-values.ts'
import { isCreditOf } from './credits.ts'
import type { ListBase } from './listing-types.ts'
import type { RowTest } from './row-tests.ts'

export class Base {
  readonly rows: Uint32Array
  readonly #columns: Columns
  readonly #counts = new Map<SpaceName, UpdatedCounts>()
  #releaseCounts: { releases: number; today: number; counts: readonly number[] } | null = null

  constructor(columns: Columns, rows: Uint32Array) {
    this.#columns = columns
    this.rows = rows
  }

  /** Numbers of four bytes in it. */
  get size(): number {
    let size = this.rows.length
    for (const counts of this.#counts.values()) size += counts.size
    return size
  }

  /** By value, of all its rows. */
  count(space: SpaceName): ValueCounts {
    const counts = this.#counts.get(space) ?? countValues(this.#columns, space, this.rows)
    this.#counts.set(space, counts)
    return counts
  }

  /** How many of it are in each offered range of dates of release: computed again on another day and after another date, not after a price. */
  countReleases(today: number, compute: () => readonly number[]): readonly number[] {
    const { releases } = this.#columns
    const kept = this.#releaseCounts
    if (kept?.releases === releases && kept.today === today) return kept.counts
    const counts = compute()
    this.#releaseCounts = { releases, today, counts }
    return counts
  }

  /** A row of it is about to change, or has changed: it is subtracted from the counts, and added again. */
  adjust(row: number, delta: Delta, spaces: readonly SpaceName[]): void {
    const rows = Uint32Array.of(row)
    for (const space of spaces) if (this.#counts.get(space)?.adjust(rows, delta) === false) this.#counts.delete(space)
  }
}

/** Numbers in what is cached, for each row there is: the categories of a large shop have three rows for each, and eight counts. */
const cachedPerRow = { categories: 13, searches: 4 } as const

export class Bases {
  readonly #columns: Columns
  /** By id; 0 is the whole shop. */
  readonly #categories: CachedBases<number, Base>
  readonly #searches: CachedBases<Uint32Array, Base>
  /** Ids of which a list was asked for. */
  readonly #searched = new WeakSet<Uint32Array>()
  #membership = -1

  constructor(columns: Columns) {
    this.#columns = columns
    this.#categories = new CachedBases(() => cachedPerRow.categories * columns.count)
    this.#searches = new CachedBases(() => cachedPerRow.searches * columns.count)
  }

  get(scope: ListBase): Base {
    const { within, categoryId, contributorId, publisherId } = scope
    const make = () => new Base(this.#columns, findRows(this.#columns, scope))
    if (contributorId !== undefined || publisherId !== undefined) return make()
    this.#clearWhenMoved()
    if (within === undefined) return this.#categories.get(categoryId ?? 0, make)
    if (categoryId === undefined && this.#searched.has(within)) return this.#searches.get(within, make)
    this.#searched.add(within)
    return make()
  }

  /** To be called before a row is overwritten, with -1, and afterwards with 1. `spaces`: in which it may change. */
  update(row: number, delta: Delta, spaces = spaceNames): void {
    this.#clearWhenMoved()
    this.#searches.clear()
    for (const [id, base] of this.#categories.entries())
      if (id === 0 || this.#columns.categories.has(row, id)) base.adjust(row, delta, spaces)
  }

  /** Once products have come, gone or changed their categories. */
  #clearWhenMoved(): void {
    if (this.#membership === this.#columns.membership) return
    this.#membership = this.#columns.membership
    this.#categories.clear()
    this.#searches.clear()
  }
}

/** Rows are always in the order of the columns: random access takes three times as long. */
function findRows(columns: Columns, scope: ListBase): Uint32Array {
  const tests = [(row: number) => columns.active[row] === 1, ...testsOf(columns, scope)]
  const candidates = scope.within ? sortedUnique(rowsOf(columns, scope.within), columns.count) : columns.count
  const result = new Uint32Array(typeof candidates === 'number' ? candidates : candidates.length)
  let length = 0
  for (let index = 0; index < result.length; index += 1) {
    const row = typeof candidates === 'number' ? index : (candidates[index] ?? 0)
    if (!passes(row, tests)) continue
    result[length] = row
    length += 1
  }
  return result.slice(0, length)
}

/** From this share of all rows on, marking them and scanning all is quicker than sorting. */
const bitmapShare = 0.01

/** Removes duplicates, in place. */
function sortedUnique(rows: Uint32Array, count: number): Uint32Array {
  if (rows.length < count * bitmapShare) return rows.sort()
  const bitmap = new Uint8Array(count)
  for (const row of rows) bitmap[row] = 1
  let length = 0
  for (let row = 0; row < count; row += 1) {
    if (bitmap[row] === 0) continue
    rows[length] = row
    length += 1
  }
  return rows.subarray(0, length)
}

function passes(row: number, tests: readonly RowTest[]): boolean {
  for (const test of tests) if (!test(row)) return false
  return true
}

/** Of all products ever for sale, in the order of the ids. */
export function rowsOf(columns: Columns, ids: Uint32Array): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(ids.length)
  let length = 0
  for (const id of ids) {
    const row = columns.rowOf(id)
    if (row === undefined) continue
    rows[length] = row
    length += 1
  }
  return rows.subarray(0, length)
}

function testsOf({ categories, people, numbers }: Columns, scope: ListBase): RowTest[] {
  const { categoryId, contributorId, roles, publisherId } = scope
  const tests: RowTest[] = []
  if (categoryId !== undefined) tests.push(categories.anyValueTest([categoryId]))
  if (contributorId !== undefined) tests.push(people.someValueTest(isCreditOf(contributorId, roles)))
  if (publisherId !== undefined) tests.push((row) => (numbers.publisherKey[row] ?? unknown) >> 1 === publisherId)
  return tests
}
