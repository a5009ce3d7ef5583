// The rows of lists before any filter. The rows of a category are cached until products come, go or change their
// categories; their counts are cached, and updated with each product that changes. Those of a search that is asked for
// again are cached until any product changes.

import { type Columns, unknown } from './columns.ts'
import { countValues, type Delta, type SpaceName, spaceNames, type ValueCounts } from './count-values.ts'
import { isCreditOf } from './credits.ts'
import type { ListBase } from './listing-types.ts'
import type { RowTest } from './row-tests.ts'

export class Base {
  readonly rows: Uint32Array
  readonly #columns: Columns
  readonly #counts = new Map<SpaceName, ValueCounts>()
  #releaseCounts: { releases: number; today: number; counts: readonly number[] } | null = null

  constructor(columns: Columns, rows: Uint32Array) {
    this.#columns = columns
    this.rows = rows
  }

  /** Numbers of four bytes in it. */
  get size(): number {
    return [...this.#counts.values()].reduce((sum, { size }) => sum + size, this.rows.length)
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
    for (const space of spaces) if (this.#counts.get(space)?.adjust(row, delta) === false) this.#counts.delete(space)
  }
}

/** Numbers in what is cached, for each row there is: a large shop's categories have three, and as many again in their counts. */
const maxCachedPerRow = 14
/** In a small shop there are many authors and publishers for each row. */
const defaultMinCached = 500_000

export class Bases {
  readonly #columns: Columns
  /** By category id, 0 being the whole shop, or by the ids that a search found. In order of use, the latest last. */
  readonly #cache = new Map<number | Uint32Array, Base>()
  readonly #searched = new WeakSet<Uint32Array>()
  readonly #minCached: number
  #membership = -1

  /** `minCached`: so many numbers are cached in a shop of any size. */
  constructor(columns: Columns, minCached = defaultMinCached) {
    this.#columns = columns
    this.#minCached = minCached
  }

  get(scope: ListBase): Base {
    const key = this.#keyOf(scope)
    return key === null ? new Base(this.#columns, findRows(this.#columns, scope)) : this.#getCached(key, scope)
  }

  /** To be called before a row is overwritten, with -1, and afterwards with 1. `spaces`: in which it may change. */
  update(row: number, delta: Delta, spaces = spaceNames): void {
    if (this.#membership !== this.#columns.membership) this.#cache.clear()
    for (const [key, base] of this.#cache) {
      if (typeof key !== 'number') this.#cache.delete(key)
      else if (key === 0 || this.#columns.categories.has(row, key)) base.adjust(row, delta, spaces)
    }
  }

  /** Null for what is not cached: people, publishers, and what a search found for the first time. */
  #keyOf({ within, categoryId = 0, contributorId, publisherId }: ListBase): number | Uint32Array | null {
    if (contributorId !== undefined || publisherId !== undefined) return null
    if (within === undefined) return categoryId
    if (categoryId !== 0) return null
    if (this.#searched.has(within)) return within
    this.#searched.add(within)
    return null
  }

  #getCached(key: number | Uint32Array, scope: ListBase): Base {
    if (this.#membership !== this.#columns.membership) this.#cache.clear()
    this.#membership = this.#columns.membership
    const cached = this.#cache.get(key)
    const base = cached ?? new Base(this.#columns, findRows(this.#columns, scope))
    this.#cache.delete(key)
    this.#cache.set(key, base)
    if (!cached) this.#shrink(base)
    return base
  }

  /** `latest` stays, however large it is. */
  #shrink(latest: Base): void {
    const limit = Math.max(this.#minCached, maxCachedPerRow * this.#columns.count)
    let size = [...this.#cache.values()].reduce((sum, base) => sum + base.size, 0)
    for (const [oldest, base] of this.#cache) {
      if (size <= limit || base === latest) break
      this.#cache.delete(oldest)
      size -= base.size
    }
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
