// What lists begin with, before any filter. The rows of a category are found once and kept until products come, go or change
// their categories; their counts are kept, and follow each product that changes. What people search for is found anew.

import { type Columns, unknown } from './columns.ts'
import { adjust, countValues, type SpaceName, type Step } from './count-values.ts'
import { isDoneBy } from './credits.ts'
import type { ListBase } from './listing-types.ts'
import type { RowTest } from './row-tests.ts'

export class Base {
  readonly rows: Uint32Array
  readonly #columns: Columns
  readonly #counts = new Map<SpaceName, Uint32Array>()
  readonly #remembered = new Map<string, readonly number[]>()
  #version = -1

  constructor(columns: Columns, rows: Uint32Array) {
    this.#columns = columns
    this.rows = rows
  }

  /** By value, of all its rows. Not to be written to. */
  count(space: SpaceName): Uint32Array {
    const counts = this.#counts.get(space) ?? countValues(this.#columns, space, this.rows)
    this.#counts.set(space, counts)
    return counts
  }

  /** What was worked out of its rows under this name, until anything changes. */
  remember(name: string, workOut: () => readonly number[]): readonly number[] {
    if (this.#version !== this.#columns.version) this.#remembered.clear()
    this.#version = this.#columns.version
    const found = this.#remembered.get(name) ?? workOut()
    this.#remembered.set(name, found)
    return found
  }

  /** A row of it is about to change, or has changed: what was counted of it is taken away, and counted anew. */
  adjust(row: number, step: Step): void {
    for (const [space, counts] of this.#counts) {
      if (!adjust(counts, this.#columns, space, Uint32Array.of(row), step)) this.#counts.delete(space)
    }
  }
}

/** Rows kept of all categories together, as a multiple of all rows there are. */
const mostKept = 3

export class Bases {
  readonly #columns: Columns
  /** By category id; 0 is the whole shop. The one asked last stands last. */
  readonly #kept = new Map<number, Base>()
  #membership = -1

  constructor(columns: Columns) {
    this.#columns = columns
  }

  of(wish: ListBase): Base {
    const isKept = wish.within === undefined && wish.contributorId === undefined && wish.publisherId === undefined
    return isKept ? this.#keep(wish.categoryId ?? 0, wish) : new Base(this.#columns, findRows(this.#columns, wish))
  }

  /** To be told before a row is written over, with -1, and afterwards with 1. */
  follow(row: number, step: Step): void {
    if (this.#membership !== this.#columns.membership) this.#kept.clear()
    for (const [key, base] of this.#kept) {
      if (key === 0 || this.#columns.categories.has(row, key)) base.adjust(row, step)
    }
  }

  #keep(key: number, wish: ListBase): Base {
    if (this.#membership !== this.#columns.membership) this.#kept.clear()
    this.#membership = this.#columns.membership
    const base = this.#kept.get(key) ?? new Base(this.#columns, findRows(this.#columns, wish))
    this.#kept.delete(key)
    this.#kept.set(key, base)
    let kept = [...this.#kept.values()].reduce((sum, { rows }) => sum + rows.length, 0)
    for (const [oldest, { rows }] of this.#kept) {
      if (kept <= mostKept * this.#columns.count || oldest === key) break
      this.#kept.delete(oldest)
      kept -= rows.length
    }
    return base
  }
}

/** Rows always stand in the order of the columns: going through them in another one takes three times as long. */
function findRows(columns: Columns, wish: ListBase): Uint32Array {
  const tests = [(row: number) => columns.active[row] === 1, ...testsOf(columns, wish)]
  const candidates = wish.within ? inOrder(rowsOf(columns, wish.within), columns.count) : columns.count
  const found = new Uint32Array(typeof candidates === 'number' ? candidates : candidates.length)
  let length = 0
  for (let at = 0; at < found.length; at += 1) {
    const row = typeof candidates === 'number' ? at : (candidates[at] ?? 0)
    if (!passes(row, tests)) continue
    found[length] = row
    length += 1
  }
  return found.slice(0, length)
}

/** From this share of all rows on, marking them and going through all is quicker than sorting. */
const markedShare = 0.01

/** Each row once, written over the given ones. */
function inOrder(rows: Uint32Array, count: number): Uint32Array {
  if (rows.length < count * markedShare) return rows.sort()
  const marked = new Uint8Array(count)
  for (const row of rows) marked[row] = 1
  let length = 0
  for (let row = 0; row < count; row += 1) {
    if (marked[row] === 0) continue
    rows[length] = row
    length += 1
  }
  return rows.subarray(0, length)
}

function passes(row: number, tests: readonly RowTest[]): boolean {
  for (const test of tests) if (!test(row)) return false
  return true
}

/** Of what was ever for sale, in the order of the ids. */
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

function testsOf({ categories, people, numbers }: Columns, wish: ListBase): RowTest[] {
  const { categoryId, contributorId, roles, publisherId } = wish
  const tests: RowTest[] = []
  if (categoryId !== undefined) tests.push(categories.holding([categoryId]))
  if (contributorId !== undefined) tests.push(people.holdingSome(isDoneBy(contributorId, roles)))
  if (publisherId !== undefined) tests.push((row) => (numbers.house[row] ?? unknown) >> 1 === publisherId)
  return tests
}
