// Counts of products by value. Every facet's values are in one of a few integer spaces, so a list is counted once for
// each space, however many facets there are.

import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import type { Columns } from './columns.ts'
import { contributorOf, isAuthorship } from './credits.ts'
import { classCodes, countClasses } from './product-class.ts'

/** How many of some rows have each value. */
export interface ValueCounts {
  /** Numbers of four bytes that it takes, about. */
  readonly size: number
  of(value: number): number
  /** Those that any row has, in no order. */
  eachValue(visit: (value: number) => void): void
  /** Those of these rows added. */
  withRows(rows: Uint32Array): ValueCounts
}

export interface UpdatedCounts extends ValueCounts {
  /** Whether there is room for every current value; if so, the rows are added or subtracted. */
  adjust(rows: Uint32Array, delta: Delta): boolean
}

export type Delta = 1 | -1

interface ValueSpace {
  /** One more than the highest value. */
  size(columns: Columns): number
  /** Adds this number for every value of every row: 1, or -1 to subtract rows again. */
  count(columns: Columns, rows: Uint32Array, counts: Uint32Array, delta: Delta): void
  /** The values of one row, where there may be so many that few rows have few of them. */
  each?(columns: Columns, row: number, visit: (value: number) => void): void
}

const listSpace = (name: 'categories' | 'attributes'): ValueSpace => ({
  size: (columns) => columns[name].highest + 1,
  count: (columns, rows, counts, delta) => columns[name].count(rows, counts, delta),
  each: (columns, row, visit) => columns[name].each(row, visit),
})

const spaces: Record<SpaceName, ValueSpace> = {
  categories: listSpace('categories'),
  /** Authors, by their ids. */
  authors: {
    size: ({ people }) => contributorOf(people.highest) + 1,
    count: ({ people }, rows, counts, delta) =>
      people.countMapped(rows, counts, { isCounted: isAuthorship, mapValue: contributorOf, delta }),
    each: ({ people }, row, visit) =>
      people.each(row, (credit) => {
        if (isAuthorship(credit)) visit(contributorOf(credit))
      }),
  },
  attributes: listSpace('attributes'),
  publishers: {
    size: (columns) => columns.highestPublisher + 1,
    count({ numbers: { publisherKey } }, rows, counts, delta) {
      for (const row of rows) {
        const value = publisherKey[row] ?? 0
        counts[value] = (counts[value] ?? 0) + delta
      }
    },
    each: ({ numbers: { publisherKey } }, row, visit) => visit(publisherKey[row] ?? 0),
  },
  classes: {
    size: () => classCodes,
    count: ({ numbers: { classes } }, rows, counts, delta) => countClasses(classes, rows, counts, delta),
  },
}

export type SpaceName = 'categories' | 'authors' | 'attributes' | 'publishers' | 'classes'

export const spaceNames = Object.keys(spaces) as readonly SpaceName[]

/** Those of what a promotion changes: offers and bands of prices. */
export const pricedSpaces: readonly SpaceName[] = ['attributes', 'classes']

/** With fewer rows than this share of a space's values, most of an array would be zeros: it takes memory, and time to look through. */
const fewRowsShare = 1 / 20

/** The rows’ products by value. */
export function countValues(columns: Columns, spaceName: SpaceName, rows: Uint32Array): UpdatedCounts {
  const space = spaces[spaceName]
  return hasFew(columns, space, rows)
    ? new FewCounts(columns, space).withRows(rows)
    : countInArray(columns, space, rows, new Uint32Array(space.size(columns)))
}

const hasFew = (columns: Columns, { each, size }: ValueSpace, rows: Uint32Array): boolean =>
  each !== undefined && rows.length < size(columns) * fewRowsShare

function countInArray(columns: Columns, space: ValueSpace, rows: Uint32Array, counts: Uint32Array): ArrayCounts {
  space.count(columns, rows, counts, 1)
  return new ArrayCounts(columns, space, counts)
}

class ArrayCounts implements UpdatedCounts {
  readonly #columns: Columns
  readonly #space: ValueSpace
  readonly #counts: Uint32Array

  constructor(columns: Columns, space: ValueSpace, counts: Uint32Array) {
    this.#columns = columns
    this.#space = space
    this.#counts = counts
  }

  get size(): number {
    return this.#counts.length
  }

  of(value: number): number {
    return this.#counts[value] ?? 0
  }

  eachValue(visit: (value: number) => void): void {
    const counts = this.#counts
    for (let value = 0; value < counts.length; value += 1) if (counts[value] !== 0) visit(value)
  }

  withRows(rows: Uint32Array): UpdatedCounts {
    return countInArray(this.#columns, this.#space, rows, this.#counts.slice())
  }

  adjust(rows: Uint32Array, delta: Delta): boolean {
    if (this.#counts.length < this.#space.size(this.#columns)) return false
    this.#space.count(this.#columns, rows, this.#counts, delta)
    return true
  }
}

/** Of a map, on average. */
const numbersPerEntry = 10

class FewCounts implements UpdatedCounts {
  readonly #columns: Columns
  readonly #space: ValueSpace
  readonly #counts: Map<number, number>

  constructor(columns: Columns, space: ValueSpace, counts = new Map<number, number>()) {
    this.#columns = columns
    this.#space = space
    this.#counts = counts
  }

  get size(): number {
    return this.#counts.size * numbersPerEntry
  }

  of(value: number): number {
    return this.#counts.get(value) ?? 0
  }

  eachValue(visit: (value: number) => void): void {
    for (const value of this.#counts.keys()) visit(value)
  }

  /** What fails a filter alone may be nearly all rows there are. */
  withRows(rows: Uint32Array): UpdatedCounts {
    if (hasFew(this.#columns, this.#space, rows)) {
      const sums = new FewCounts(this.#columns, this.#space, new Map(this.#counts))
      sums.adjust(rows, 1)
      return sums
    }
    const counts = new Uint32Array(this.#space.size(this.#columns))
    for (const [value, count] of this.#counts) counts[value] = count
    return countInArray(this.#columns, this.#space, rows, counts)
  }

  adjust(rows: Uint32Array, delta: Delta): boolean {
    const add = (value: number): void => {
      const count = this.of(value) + delta
      if (count === 0) this.#counts.delete(value)
      else this.#counts.set(value, count)
    }
    for (const row of rows) this.#space.each?.(this.#columns, row, add)
    return true
  }
}

/** The space in which each kind’s values are counted; release dates are counted by day. */
export const spaceOf: Record<Exclude<FilterKind, 'Released'>, SpaceName> = {
  Category: 'categories',
  Attribute: 'attributes',
  Status: 'attributes',
  Feature: 'attributes',
  Model: 'attributes',
  Promotion: 'attributes',
  DimensionColor: 'attributes',
  DimensionSize: 'attributes',
  Branch: 'attributes',
  Manufacturer: 'publishers',
  Publishers: 'publishers',
  Authors: 'authors',
  Subtype: 'classes',
  Availability: 'classes',
  CalculatedAvailability: 'classes',
  RatingBase5: 'classes',
  Price: 'classes',
  DiscountRates: 'classes',
  Pieces: 'classes',
}
